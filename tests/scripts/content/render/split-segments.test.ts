import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Island } from '#scripts/components/island.tsx';
import { splitSegments } from '#scripts/content/render/split-segments.ts';

const island = (props: Parameters<typeof Island>[0]) => renderToString(h(Island, props));

describe('islands in a page', () => {
  test('are cut out of the HTML around them, which need not be balanced', () => {
    const html = `<ul><li>a${island({ name: 'feedback', props: { text: `"<b>" & 'c'`, count: 2 }, slots: [h('div', null, h('p', null, 'One')), 'Two & three'] })}</li></ul>`;
    expect(splitSegments(html)).toEqual([
      { kind: 'html', html: '<ul><li>a' },
      {
        kind: 'island',
        name: 'feedback',
        props: { text: `"<b>" & 'c'`, count: 2 },
        slots: ['<div><p>One</p></div>', 'Two &amp; three'],
      },
      { kind: 'html', html: '</li></ul>' },
    ]);
  });

  test('may follow each other and have neither properties nor slots', () => {
    expect(splitSegments(island({ name: 'feedback' }) + island({ name: 'version-selector' }))).toEqual([
      { kind: 'island', name: 'feedback', props: {}, slots: [] },
      { kind: 'island', name: 'version-selector', props: {}, slots: [] },
    ]);
  });

  test('are not seen where a page only writes about them', () => {
    const html = renderToString(h('code', null, '<doc-island name="feedback" data-props="{}"></doc-island>'));
    expect(splitSegments(html)).toEqual([{ kind: 'html', html }]);
  });
});
