import { env, exports } from 'cloudflare:workers';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { beforeAll, expect, test } from 'vitest';
import release from '#release';
import { between } from '#tests/worker/layout/read-page.ts';
import { textsOf } from '#tests/worker/page-html.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { pageHref } from '#worker/page/page-path.ts';

interface BothForms {
  address: string;
  title: string;
  description: string;
  /** The author's part of the page. */
  article: string;
  nodes: Nodes[];
}

const read = async (address: string): Promise<string> =>
  (await exports.default.fetch(new Request(`https://nitric.io${address}`))).text();

const allNodes = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(allNodes) : []),
];

let pages: BothForms[] = [];
beforeAll(async () => {
  const markdown = Object.entries(env.TEST_BUNDLE).filter(([key]) => key.startsWith('markdown/'));
  await Promise.all(markdown.map(([key, value]) => env.PAGES.put(key, value)));
  pages = await Promise.all(
    pageEntries(release.pages).map(async ([path, { title, description }]) => {
      const address = pageHref(path);
      const text = await read(`${address}.md`);
      const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmFromMarkdown()] });
      const article = between(await read(address), '<div class="prose"', '<footer class="page-footer">');
      return { address, title, description, article, nodes: allNodes(root) };
    }),
  );
}, 240_000);

/** Returns the problems of all pages, each with the address of its page. */
const problems = (problemsOf: (page: BothForms) => readonly unknown[]): string[] =>
  pages.flatMap((page) => problemsOf(page).map((problem) => `${page.address}: ${problem}`));

/** The link after each heading. */
const ANCHOR = /<a class="anchor".*?<\/a>/gs;

const withoutSpace = (text: string): string => text.replace(/\s/g, '');

/** Returns the texts of the HTML that the Markdown lacks. Whitespace is not compared, since lines are elements in HTML. */
const lacking = (html: readonly string[], markdown: readonly string[]): string[] => {
  const known = new Set(markdown.map(withoutSpace));
  return html.map(withoutSpace).filter((text) => !known.has(text));
};

test('the Markdown of every page begins with its title and its description', () => {
  const found = problems(({ title, description, nodes }) => {
    const [heading, paragraph] = nodes.filter(({ type }) => type === 'heading' || type === 'paragraph');
    return lacking(
      [title, description],
      [heading, paragraph].map((node) => textOf(node)),
    );
  });
  expect(found).toEqual([]);
});

test('the Markdown of every page has every heading of the page', () => {
  const found = problems(({ article, nodes }) => {
    const headings = nodes.filter(({ type }) => type === 'heading').map((node) => textOf(node));
    const written = textsOf(article.replace(ANCHOR, ''), 'h2', 'h3', 'h4', 'h5');
    return written.length === 0 ? ['no headings'] : lacking(written, headings);
  });
  expect(found).toEqual([]);
});

test('the Markdown of every page has every code block of the page', () => {
  expect(textsOf(pages.map(({ article }) => article).join(''), 'pre').length).toBeGreaterThan(500);
  const found = problems(({ article, nodes }) => {
    const blocks = nodes.flatMap((node) => (node.type === 'code' ? node.value : []));
    return lacking(textsOf(article, 'pre'), blocks);
  });
  expect(found).toEqual([]);
});

test('the Markdown of every page has no HTML, and only whole addresses', () => {
  const found = problems(({ nodes }) => [
    ...nodes.flatMap((node) => (node.type === 'html' ? node.value : [])),
    ...nodes.flatMap((node) => ('url' in node && !/^(?:https?:|mailto:)/.test(node.url) ? node.url : [])),
    ...nodes.flatMap((node) => ('url' in node && node.url.includes('.invalid') ? node.url : [])),
  ]);
  expect(found).toEqual([]);
});
