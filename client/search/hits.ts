import { blockIcon } from '#client/contracts/icons.ts';
import type { TextPart } from '#client/contracts/marked.tsx';
import { HIERARCHY_LEVELS, type HitKind, hitHref } from '#client/contracts/search.ts';
import type { IconName } from '#content/icon-names.ts';
import { SEARCH_GROUP_HITS } from '#content/limits.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { fieldsOf, kindOf, type Levels, markedParts, type ResponseHit, textOf } from './search-response.ts';

/** An entry of the dialog's lists: a hit, a stored search, or a building block. */
export type Row = {
  /** The address within the documentation. It is unique in its list. */
  address: string;
  title: readonly TextPart[];
  /** The titles of the page and of the sections above. */
  trail: readonly string[];
  /** The part of the text that matches. */
  snippet?: readonly TextPart[] | undefined;
  kind: HitKind;
  /** The icon of the building block that the address belongs to. It replaces the kind's icon. */
  block?: IconName | undefined;
  version?: string | undefined;
  symbol?: { signature: string; sample?: string | undefined } | undefined;
  /** The place among all hits, from 1. */
  position?: number;
  /** The name of the hit in the index. */
  objectID?: string | undefined;
};

interface RowGroup {
  title: string;
  rows: readonly Row[];
}

/** Groups hits by the part of the site, in the order of each group's best hit, with at most five hits a group. */
export const hitGroups = (hits: readonly ResponseHit[]): RowGroup[] => {
  const titles = [...new Set(hits.map(groupTitle))];
  return titles.map((title) => ({
    title,
    rows: hits
      .filter((hit) => groupTitle(hit) === title)
      .slice(0, SEARCH_GROUP_HITS)
      .map((hit) => ({ ...hitRow(hit), position: hits.indexOf(hit) + 1 })),
  }));
};

const groupTitle = ({ hierarchy }: ResponseHit): string => textOf(fieldsOf<'lvl0'>(hierarchy).lvl0) ?? '';

/** The fields of an index's markup: `_highlightResult` or `_snippetResult`. */
const markupOf = (value: unknown) => {
  const { hierarchy, content } = fieldsOf<'hierarchy' | 'content'>(value);
  const levels: Levels = fieldsOf(hierarchy);
  const marked = (field: unknown) => textOf(fieldsOf<'value'>(field).value);
  return { level: (level: keyof Levels) => marked(levels[level]), content: marked(content) };
};

/** Turns a hit into a row: its lowest title, the titles above, and a part of its text. */
const hitRow = (hit: ResponseHit): Row => {
  const titles: Levels = fieldsOf(hit.hierarchy);
  const highlighted = markupOf(hit._highlightResult);
  const snippets = markupOf(hit._snippetResult);
  const symbol = fieldsOf<'signature' | 'sample'>(hit.symbol);
  const signature = textOf(symbol.signature);
  const address = hitAddress(textOf(hit.url) ?? '/');
  const inPage = HIERARCHY_LEVELS.slice(1).filter((level) => textOf(titles[level]));
  const lowest = inPage.at(-1) ?? 'lvl1';
  const title = snippets.level(lowest) ?? highlighted.level(lowest) ?? textOf(titles[lowest]) ?? address;
  return {
    address,
    title: markedParts(title),
    trail: inPage.slice(0, -1).flatMap((level) => textOf(titles[level]) ?? []),
    snippet: markedParts(snippets.content ?? textOf(hit.content) ?? ''),
    kind: kindOf(hit.kind) ?? 'section',
    block: blockIcon(hrefOf(address)),
    version: textOf(hit.version),
    symbol: signature ? { signature, sample: textOf(symbol.sample) } : undefined,
    objectID: textOf(hit.objectID),
  };
};

/**
 * The address of a hit within the documentation, with a leading slash: without `/docs` and without `#overview`
 * (requirements, section 5). The host does not count, so a hit can only lead to a page of this site.
 */
export const hitAddress = (url: string): string => {
  const { pathname, hash } = new URL(hitHref(url), location.origin);
  const isBelow = pathname === DOCS_PREFIX || pathname.startsWith(`${DOCS_PREFIX}/`);
  const path = isBelow ? pathname.slice(DOCS_PREFIX.length) : pathname;
  return (path || '/') + hash;
};

/** The link to an address within the documentation. */
export const hrefOf = (address: string): string => DOCS_PREFIX + (address === '/' ? '' : address);
