import { blockIcon } from '#client/contracts/block-icon.ts';
import { HIERARCHY_LEVELS } from '#client/contracts/search.ts';
import {
  fieldsOf,
  kindOf,
  type Levels,
  type ResponseHit,
  textOf,
} from '#client/search/call/search-response.ts';
import { hitAddress, hrefOf } from './hit-address.ts';
import { markedParts } from './marked-text.ts';
import type { Row } from './row.ts';

/** The fields of an index's markup: `_highlightResult` or `_snippetResult`. */
const markupOf = (value: unknown) => {
  const { hierarchy, content } = fieldsOf<'hierarchy' | 'content'>(value);
  const levels: Levels = fieldsOf(hierarchy);
  const marked = (field: unknown) => textOf(fieldsOf<'value'>(field).value);
  return { level: (level: keyof Levels) => marked(levels[level]), content: marked(content) };
};

/** Turns a hit into a row: its lowest title, the titles above, and a part of its text. */
export const hitRow = (hit: ResponseHit): Row => {
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
