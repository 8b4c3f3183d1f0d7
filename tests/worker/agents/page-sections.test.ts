import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { SDK_SLUGS } from '#content/sdks.ts';
import release from '#release';
import { pageSections, tableOfContents, wholeSection } from '#worker/agents/page-sections.ts';
import { parseStoredPage } from '#worker/model/compiled-page.ts';
import { pageEntries } from '#worker/model/release-manifest.ts';
import { markdownText, type StoredMarkdown } from '#worker/model/stored-markdown.ts';

test('every heading of every page has its anchor, for every library', () => {
  for (const [path, { hash, markdown }] of pageEntries(release.pages)) {
    const { html } = parseStoredPage(env.TEST_BUNDLE[`page/${hash}`] ?? '');
    const stored = JSON.parse(env.TEST_BUNDLE[`markdown/${markdown}`] ?? '') as StoredMarkdown; // The build wrote it.
    const headings = [...html.matchAll(/<h(\d) id="([^"]*)">/g)].map(([, level, id]) => [Number(level), id]);
    for (const sdk of [undefined, ...SDK_SLUGS]) {
      const { sections } = pageSections(html, markdownText(stored, sdk));
      const found = sections.slice(1).map(({ level, anchor }) => [level, anchor]);
      expect([path, found]).toEqual([path, headings]);
    }
  }
});

const HTML =
  '<p>Lead</p><h2 id="a">A</h2><dt id="key">k</dt><h3 id="b">B</h3><h4 id="c">C</h4><h2 id="d">D</h2>';
const PAGE = pageSections(HTML, 'Lead\n\n## A\n\na\n\n### B\n\nb\n\n#### C\n\nc\n\n## D\n\nd');

test.each([
  ['overview', 'Lead'],
  ['a', '## A\n\na\n\n### B\n\nb\n\n#### C\n\nc'],
  ['key', '## A\n\na\n\n### B\n\nb\n\n#### C\n\nc'],
  ['b', '### B\n\nb\n\n#### C\n\nc'],
  ['d', '## D\n\nd'],
  ['e', undefined],
])('the section #%s ends before the next heading of its level', (anchor, text) => {
  expect(wholeSection(PAGE, anchor)?.text).toBe(text);
});

test.each([
  [undefined, '- #a A\n  - #b B\n    - #c C\n- #d D'],
  [30, '- #a A\n  - #b B\n- #d D\n- and 1 more'],
  [15, '- #a A\n- #d D\n- and 2 more'],
  [8, '- #a A\n- and 3 more'],
])('a table of contents of at most %s characters leaves out the deepest headings first', (most, list) => {
  expect(tableOfContents(PAGE, most)).toBe(list);
});
