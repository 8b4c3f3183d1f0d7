import type { TextPart } from '#client/contracts/hit.tsx';
import { blockIcon } from '#client/contracts/icons.ts';
import {
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type HitKind,
  hitHref,
  type SearchRecordFields,
} from '#client/contracts/search.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { SEARCH_GROUP_HITS } from '#content/limits.ts';
import { DOCS_PREFIX } from '#content/site.ts';

/** The tag that both indexes put around words that match (requirements, section 7). */
export const MARK = { before: '<mark>', after: '</mark>' } as const;

/** A hit as both indexes send it. Records of a hosted index may lack what is beyond the requirements. */
export interface Hit
  extends Pick<SearchRecordFields, 'objectID' | 'url' | 'hierarchy' | 'content'>,
    Partial<Pick<SearchRecordFields, 'kind' | 'version' | 'symbol'>> {
  _snippetResult?: {
    hierarchy?: Partial<Record<HierarchyLevel, { value: string }>>;
    content?: { value: string };
  };
}

/** An entry of the dialog's lists: a hit, a stored search, or a building block. */
export type Row = Pick<Hit, 'version' | 'symbol'> & {
  kind: HitKind;
  /** The address within the documentation. It is unique in its list. */
  address: string;
  title: readonly TextPart[];
  /** The titles of the page and of the sections above. */
  trail: readonly string[];
  /** The part of the text that matches. */
  snippet?: readonly TextPart[];
  /** The icon of the building block that the address belongs to. It replaces the kind's icon. */
  block?: IconName | undefined;
  /** The position among all hits, from 1. */
  position?: number;
  /** The name of the hit in the index. */
  objectID?: string;
};

/** A list of the panel. */
export interface RowGroup {
  kind: 'favorites' | 'recent' | 'blocks' | 'hits';
  title: string;
  rows: readonly Row[];
}

/** Groups hits by the part of the site, in the order of each group's best hit, with at most five hits a group. */
export const hitGroups = (hits: readonly Hit[]): RowGroup[] => {
  const rows = hits.map((hit, index) => ({ group: hit.hierarchy.lvl0, row: hitRow(hit, index + 1) }));
  return [...new Set(rows.map(({ group }) => group))].map((title) => ({
    kind: 'hits',
    title: title ?? '',
    rows: rows.flatMap(({ group, row }) => (group === title ? row : [])).slice(0, SEARCH_GROUP_HITS),
  }));
};

/** Turns a hit into a row: its lowest title, the titles above, and a part of its text. */
const hitRow = ({ url, hierarchy, content, _snippetResult: marked, ...hit }: Hit, position: number): Row => {
  const address = hitAddress(url);
  const levels = HIERARCHY_LEVELS.slice(1).filter((level) => hierarchy[level]);
  const lowest = levels.pop() ?? 'lvl1';
  return {
    kind: 'section',
    ...hit,
    address,
    title: markedParts(marked?.hierarchy?.[lowest]?.value ?? hierarchy[lowest] ?? address),
    trail: levels.flatMap((level) => hierarchy[level] ?? []),
    snippet: markedParts(marked?.content?.value ?? content ?? ''),
    block: blockIcon(hrefOf(address)),
    position,
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

const CHARACTERS = new Map(
  Object.entries({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'", '&amp;': '&' }),
);

const unescaped = (text: string): string =>
  text.replace(/&#?\w+;/g, (entity) => CHARACTERS.get(entity) ?? entity);

/** The parts of a marked text, which is HTML without other tags. The parts are plain text and never become HTML again. */
export const markedParts = (marked: string): TextPart[] =>
  marked.split(MARK.before).flatMap((piece, index) => {
    const [inside = '', ...outside] = index === 0 ? ['', piece] : piece.split(MARK.after);
    return [
      { text: unescaped(inside), isMatch: true },
      { text: unescaped(outside.join('')), isMatch: false },
    ].filter(({ text }) => text !== '');
  });
