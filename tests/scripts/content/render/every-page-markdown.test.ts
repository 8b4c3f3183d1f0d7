import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as textOf } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { beforeAll, expect, test } from 'vitest';
import { textsOf } from '#tests/worker/page-html.ts';
import { readBundle } from '#tests/worker/read-bundle.ts';
import { parseStoredPage } from '#worker/model/compiled-page.ts';
import { markdownText, ORIGIN_PLACEHOLDER, type StoredMarkdown } from '#worker/model/stored-markdown.ts';

interface BothForms {
  path: string;
  title: string;
  description: string;
  /** The author's part of the page. */
  article: string;
  nodes: Nodes[];
}

const allNodes = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(allNodes) : []),
];

const nodesIn = (stored: StoredMarkdown): Nodes[] => {
  const text = `${stored.head}\n\n${markdownText(stored, undefined)}`;
  return allNodes(
    fromMarkdown(text.replaceAll(ORIGIN_PLACEHOLDER, 'https://nitric.io'), {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    }),
  );
};

/** `npm run build` comes first. */
let pages: BothForms[] = [];
beforeAll(async () => {
  const { release, values } = await readBundle();
  pages = Object.entries(release.pages).map(([path, { hash, markdown }]) => {
    const page = parseStoredPage(values[`page/${hash}`] ?? '');
    const stored = JSON.parse(values[`markdown/${markdown}`] ?? '') as StoredMarkdown; // the build wrote it
    const { title, description } = page.meta;
    return { path, title, description, article: page.html, nodes: nodesIn(stored) };
  });
});

/** Returns the problems of all pages, each with the path of its page. */
const problems = (problemsOf: (page: BothForms) => readonly unknown[]): string[] =>
  pages.flatMap((page) => problemsOf(page).map((problem) => `${page.path}: ${problem}`));

/** The link after each heading. */
const ANCHOR = /<a class="anchor".*?<\/a>/gs;
/** The tag in a heading. Markdown has it in parentheses. */
const TAG = /<span class="tag">(.*?)<\/span>/g;

/** The sign before a line of a sample with removed lines, which Markdown has as a diff. */
const SIGN_OF_DIFF = /^[-+] ?/gm;

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
    const written = textsOf(article.replace(ANCHOR, '').replace(TAG, '($1)'), 'h2', 'h3', 'h4', 'h5');
    return written.length === 0 ? ['no headings'] : lacking(written, headings);
  });
  expect(found).toEqual([]);
});

test('the Markdown of every page has every code block of the page', () => {
  expect(textsOf(pages.map(({ article }) => article).join(''), 'pre').length).toBeGreaterThan(500);
  const found = problems(({ article, nodes }) => {
    const blocks = nodes.flatMap((node) =>
      node.type === 'code' ? [node.value, node.value.replaceAll(SIGN_OF_DIFF, '')] : [],
    );
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
