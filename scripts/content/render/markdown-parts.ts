import type { RootContent } from 'mdast';
import type { SdkSlug } from '#content/sdks.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { plainNodes } from './plain-nodes.ts';

/** A part of a page as plain Markdown nodes. */
export interface MarkdownPart {
  all: RootContent[];
  /** The same part for readers of each library that it has a variant for. */
  bySdk: ReadonlyMap<SdkSlug, RootContent[]>;
}

/**
 * Splits a page into the blocks that differ between libraries and the runs of blocks between them. Adjacent lists stay
 * in one part: if they were written separately, they would become one list in the joined text.
 */
export const markdownParts = (blocks: readonly RootContent[]): MarkdownPart[] => {
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
    if (node.type === 'component') for (const sdk of node.definition.variants(node)) sdks.add(sdk);
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
