import { expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

test('old anchors stand around the link to their new place', async () => {
  const { found, html, markdown, facts } = await compileBody(
    'See <Moved anchors="install upgrade">[Install](/apis#new)</Moved>.',
  );
  expect(found).toEqual([]);
  expect(html).toBe(
    '<p>See <span class="moved" id="upgrade"><span class="moved" id="install"><a href="/docs/apis#new">Install</a></span></span>.</p>',
  );
  expect(markdown).toBe('See [Install](/docs/apis#new).\n');
  expect(facts.anchors?.toSorted()).toEqual(['install', 'upgrade']);
});

test.each(['text', '', '[one](#a) and more'])('anchors around %j lead nowhere', async (inner) => {
  const { found } = await compileBody(`See <Moved anchors="install">${inner}</Moved>.`);
  expect(found).toEqual([
    '1:5 `<Moved>` must contain exactly one link. | Put only the link to the new place inside it.',
  ]);
});
