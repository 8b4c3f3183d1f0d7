import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { FRAME_IDS } from '#client/contracts/markup.ts';
import release from '#release';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { renderPage } from '#worker/layout/article.tsx';
import type { CompiledPage } from '#worker/model/compiled-page.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { PAGE } from './empty-page.ts';

const render = (page: CompiledPage): string => {
  const entry = pageEntry({ title: page.meta.title, menu: 'docs' });
  return renderPage(page, { path: page.path, entry, reference: parseReferencePath(page.path) });
};

/** The ids of the search page and of a reference page with an empty article. All of them belong to the frame. */
const frameIds = async (): Promise<string[]> => {
  const page = render({
    ...PAGE,
    path: pagePath('/reference/nodejs'),
  });
  const search = await exports.default.fetch(new Request('https://nitric.io/docs/search?q=storage'));
  return [...`${page}${await search.text()}`.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
};

describe("the frame's ids", () => {
  test('include every reserved one', async () => {
    expect(await frameIds()).toEqual(expect.arrayContaining(Object.values(FRAME_IDS)));
  });

  test('are reserved or contain a colon, which is not allowed in the anchor of a heading', async () => {
    const reserved = new Set<string>(Object.values(FRAME_IDS));
    expect((await frameIds()).filter((id) => !reserved.has(id) && !id.includes(':'))).toEqual([]);
  });
});

test('a page contains its article byte for byte, and its title is escaped', () => {
  const html = '<p>“$& $1” &lt;b&gt; <!-- --> /docs/assets</p>';
  const page = render({ ...PAGE, meta: { ...PAGE.meta, title: '<b>$&</b>' }, html });
  expect(page).toContain(`<div class="prose">${html}</div>`);
  expect(page).toContain('<h1>&lt;b&gt;$&amp;&lt;/b&gt;</h1>');
});

test('the font and the asynchronous script, with its hash, are asked for last, so that they do not delay the first paint', () => {
  const page = render(PAGE);
  expect(page.match(/<script type="module"/g)).toHaveLength(1);
  expect(page.match(/rel="preload"/g)).toHaveLength(1);
  expect(page).toMatch(
    /<\/dialog><div class="sr-only" role="status"><\/div><link rel="preload"[^>]* as="font"[^>]* crossorigin="anonymous"\/><script type="module" async=""[^>]*><\/script><\/body><\/html>$/i,
  );
  const { file, integrity } = release.assets.entry;
  expect(page).toContain(`src="/docs/assets/${file}" integrity="${integrity}"></script></body>`);
});
