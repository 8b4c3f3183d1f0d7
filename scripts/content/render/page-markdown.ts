import type { Code, Nodes, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { SdkSlug } from '#content/sdks.ts';
import { docsHref, isInternal } from '#scripts/content/addresses.ts';
import type { FenceMeta } from '#scripts/content/code/fence.ts';
import { viewOf } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import type { PageMeta } from '#worker/model/page-meta.ts';
import { type PagePath, pageHref } from '#worker/model/page-path.ts';
import {
  type MarkdownBlock,
  ORIGIN_PLACEHOLDER,
  type StoredMarkdown,
} from '#worker/model/stored-markdown.ts';

const OPTIONS: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/**
 * The page as plain Markdown. Parts that differ between libraries are blocks with variants. Its links are whole addresses,
 * because the text leaves the site.
 */
export const pageMarkdown = (
  root: Root,
  path: PagePath,
  { title, description }: PageMeta,
): StoredMarkdown => {
  const text = (nodes: readonly RootContent[]) =>
    toMarkdown({ type: 'root', children: nodes.map((node) => finished(node, path)) }, OPTIONS);
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    { type: 'paragraph', children: [{ type: 'text', value: description }] },
  ];
  const parts = markdownParts(root.children);
  return {
    head: text(head).trimEnd(),
    blocks: parts.map((part, index) => block(part, text, index === parts.length - 1)),
  };
};

/** A part as text. Only the last block ends with a line break, as a text file does. */
const block = (
  { all, bySdk }: MarkdownPart,
  textOf: (nodes: readonly RootContent[]) => string,
  isLast: boolean,
): MarkdownBlock => {
  const text = (nodes: readonly RootContent[]) => (isLast ? textOf(nodes) : textOf(nodes).replace(/\n$/, ''));
  if (bySdk.size === 0) return text(all);
  return {
    all: text(all),
    bySdk: Object.fromEntries([...bySdk].map(([sdk, nodes]) => [sdk, text(nodes)])),
  };
};

/** Puts a heading's tag into its text, finishes code, and completes addresses. */
const finished = (node: RootContent, path: PagePath): RootContent => {
  if (node.type === 'heading' && node.data?.tag)
    return { ...node, children: [...node.children, { type: 'text', value: ` (${node.data.tag})` }] };
  if (node.type === 'code') return codeMarkdown(node);
  const whole = 'url' in node ? { ...node, url: wholeAddress(node.url, path) } : node;
  if (!('children' in whole)) return whole;
  const children = whole.children.map((child) => finished(child as RootContent, path));
  const plain = plainText(node, children);
  // Every node keeps its type.
  return { ...whole, children: plain ? [{ type: 'html', value: plain }] : children } as RootContent;
};

const HOLDS_TEXT: ReadonlySet<string> = new Set<RootContent['type']>(['paragraph', 'tableCell', 'heading']);

const plainText = ({ type }: RootContent, children: readonly RootContent[]): string | undefined => {
  const plain = HOLDS_TEXT.has(type) ? plainMarkdown(children) : undefined;
  // At the end of a heading, the character means nothing: `## C#`.
  return type === 'heading' && plain?.endsWith('#') ? undefined : plain;
};

const wholeAddress = (url: string, path: PagePath): string => {
  if (url.startsWith('#')) return `${ORIGIN_PLACEHOLDER}${pageHref(path)}${url}`;
  return isInternal(url) ? ORIGIN_PLACEHOLDER + url : url;
};

/** A part of a page as plain Markdown nodes. */
interface MarkdownPart {
  all: RootContent[];
  /** The same part for readers of each library that it has a variant for. */
  bySdk: ReadonlyMap<SdkSlug, RootContent[]>;
}

/**
 * Splits a page into the blocks that differ between libraries and the runs of blocks between them. Adjacent lists stay
 * in one part: if they were written separately, they would become one list in the joined text.
 */
const markdownParts = (blocks: readonly RootContent[]): MarkdownPart[] => {
  const parts: MarkdownPart[] = [];
  for (const block of blocks) {
    const part = partOf(block);
    if (part.all.length === 0) continue;
    const last = parts.at(-1);
    if (last && belongTogether(last, part)) parts[parts.length - 1] = joined(last, part);
    else parts.push(part);
  }
  return parts;
};

const partOf = (block: RootContent): MarkdownPart => {
  const sdks = new Set<SdkSlug>();
  for (const node of walk(block)) {
    if (node.type === 'component') for (const sdk of node.definition.variants?.(node) ?? []) sdks.add(sdk);
  }
  const nodes = (sdk?: SdkSlug) =>
    plainNodes([block], { rendering: 'markdown', ...(sdk === undefined ? {} : { sdk }) });
  return { all: nodes(), bySdk: new Map([...sdks].map((sdk) => [sdk, nodes(sdk)])) };
};

const belongTogether = (first: MarkdownPart, second: MarkdownPart): boolean =>
  (first.bySdk.size === 0 && second.bySdk.size === 0) ||
  (views(first).some((nodes) => nodes.at(-1)?.type === 'list') &&
    views(second).some(([node]) => node?.type === 'list'));

const views = ({ all, bySdk }: MarkdownPart): RootContent[][] => [all, ...bySdk.values()];

const joined = (first: MarkdownPart, second: MarkdownPart): MarkdownPart => {
  const sdks = new Set([...first.bySdk.keys(), ...second.bySdk.keys()]);
  const nodesFor = (sdk: SdkSlug) => [
    ...(first.bySdk.get(sdk) ?? first.all),
    ...(second.bySdk.get(sdk) ?? second.all),
  ];
  return {
    all: [...first.all, ...second.all],
    bySdk: new Map([...sdks].map((sdk) => [sdk, nodesFor(sdk)])),
  };
};

/** A code block whose only option is its title. With removed lines, it is a diff: without marks, both sides would read as one file. */
const codeMarkdown = (node: Code): Code => {
  const { sample } = node.data ?? {};
  const quote = sample?.title?.includes('"') ? "'" : '"';
  const meta = sample?.title ? `title=${quote}${sample.title}${quote}` : null;
  return sample && sample.del.size > 0
    ? { ...node, lang: 'diff', meta, value: withDiffMarks(node.value, sample) }
    : { ...node, lang: node.lang ?? null, meta };
};

const withDiffMarks = (code: string, { ins, del }: Pick<FenceMeta, 'ins' | 'del'>): string => {
  const markOf = (line: number) => (del.has(line) ? '-' : ins.has(line) ? '+' : ' ');
  return code
    .split('\n')
    .map((line, index) => `${markOf(index + 1)} ${line}`.trimEnd())
    .join('\n');
};

/**
 * The Markdown of a paragraph's or a cell's content if nothing in it needs an escape, and otherwise `undefined`. Most content
 * is like this, and looking at each character in its context takes more time than all the rest of a page.
 */
const plainMarkdown = (nodes: readonly RootContent[]): string | undefined => {
  const texts = nodes.map(plainNode);
  const whole = texts.join('');
  return texts.includes(undefined) || !PLAIN_LINES.test(whole) || BARE_LINK.test(whole) ? undefined : whole;
};

/** The start of a line may make a list or a heading, and blanks at its ends would be lost. */
const PLAIN_LINES = /^[A-Za-z`*[](?:.*\S)?(?:\n[A-Za-z`*[](?:.*\S)?)*$/;
/** The text of a link that has no brackets. */
const BARE_LINK = /www\.|[ps]:\/|@/i;

const PLAIN_TEXT = /^[A-Za-z0-9 \n,;:.?'"%()=+#$^–—’“”→/-]*$/;
/** Bold text that begins and ends with a letter is bold anywhere. */
const PLAIN_BOLD = /^[A-Za-z0-9](?:[A-Za-z0-9 ,;:.'"–—’“”/-]*[A-Za-z0-9])?$/;
const PLAIN_CODE = /^[^\s`|](?:[^\n`|]*[^\s`|])?$/;
const PLAIN_ADDRESS = /^[\w:/.#?=%,{}+-]+$/;

const plainNode = (node: RootContent): string | undefined => {
  switch (node.type) {
    case 'text':
      return PLAIN_TEXT.test(node.value) ? node.value : undefined;
    case 'inlineCode':
      return PLAIN_CODE.test(node.value) ? `\`${node.value}\`` : undefined;
    case 'strong': {
      const [only, ...others] = node.children;
      if (only?.type !== 'text' || others.length > 0 || !PLAIN_BOLD.test(only.value)) return undefined;
      return `**${only.value}**`;
    }
    case 'link': {
      const texts = node.children.map(plainNode);
      if (node.title || !PLAIN_ADDRESS.test(node.url) || texts.includes(undefined)) return undefined;
      return `[${texts.join('')}](${node.url})`;
    }
    default:
      return undefined;
  }
};

interface View {
  /** `markdown` is the text that readers get, and `search` is the text that the search finds. */
  rendering: 'markdown' | 'search';
  /** The library whose readers the nodes are for. Without it, the nodes are for all readers. */
  sdk?: SdkSlug;
}

/** Nodes of a page as plain Markdown nodes, without components. */
export const plainNodes = (nodes: readonly Nodes[], { rendering, sdk }: View): RootContent[] => {
  const plain = (inner: readonly Nodes[]): RootContent[] => inner.flatMap(one);

  const one = (node: Nodes): RootContent[] => {
    switch (node.type) {
      case 'root':
        return plain(node.children);
      case 'component': {
        const { markdown, search = markdown } = node.definition;
        const render = rendering === 'markdown' ? markdown : search;
        return render({ ...viewOf(node), children: plain(node.children), plain, sdk });
      }
      case 'link':
        return [{ ...node, url: docsHref(node.url), children: phrasingOf(node.children) }];
      case 'image':
        return [{ ...node, url: node.data?.image?.href ?? node.url }];
      default: {
        if (!('children' in node)) return [node as RootContent]; // a leaf stays where it is
        // Components become nodes that fit there, so each node keeps children of an allowed type.
        return [{ ...node, children: plain(node.children) } as RootContent];
      }
    }
  };
  // The content of a link is phrasing content and stays phrasing content, as above.
  const phrasingOf = <T extends Nodes>(children: readonly T[]) => plain(children) as T[];
  return plain(nodes);
};
