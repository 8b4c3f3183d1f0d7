import type { Root } from 'mdast';
import type { SymbolCards } from '#client/contracts/symbol-cards.ts';
import type { LinkedSymbol } from '#scripts/content/code/code-sample.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { PageCards } from '#scripts/content/page/page-texts.ts';
import { walk } from '#scripts/content/tree/nodes.ts';

/** The cards of all symbols that the page's code links to. `undefined` if there are none. */
export const pageCards = (root: Root): PageCards | undefined => {
  const cards: Record<string, SymbolCards[string]> = {};
  for (const node of walk(root)) {
    if (node.type !== 'code') continue;
    for (const linked of node.data?.sample?.symbols ?? []) cards[linked.href] = cardOf(linked);
  }
  const hrefs = Object.keys(cards).sort();
  if (hrefs.length === 0) return undefined;
  const text = JSON.stringify(Object.fromEntries(hrefs.map((href) => [href, cards[href]])));
  return { asset: `cards-${sha256(text).slice(0, 8)}.json`, text };
};

const cardOf = ({ symbol, href }: LinkedSymbol): SymbolCards[string] => {
  const { name, signature, summary } = symbol;
  const sibling = symbol.siblings?.find(({ id }) => href.endsWith(`#${id}`));
  if (!sibling) return [signature ?? name, plainText(summary)];
  const renamed = signature?.replaceAll(`${name}(`, `${sibling.name}(`);
  return [sibling.signature ?? renamed ?? sibling.name, plainText(sibling.summary ?? summary)];
};

/** Code and links with what is between their marks, and the marks that go without anything. */
const MARKS = /`([^`]*)`|\[((?:`[^`]*`|[^\]])*)\]\([^)]*\)|\*|\\(?=[{<])/g;

/** A sentence of Markdown without its marks: links become their texts. In code, every sign stays. */
const plainText = (markdown: string): string =>
  markdown.replaceAll(MARKS, (_, code?: string, label?: string) => code ?? plainText(label ?? ''));
