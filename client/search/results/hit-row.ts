import { HIERARCHY_LEVELS } from '#client/contracts/search.ts';
import type { ResponseHit } from '#client/search/call/search-response.ts';
import { blockIcon } from './block-icon.ts';
import { hitAddress } from './hit-address.ts';
import { markedParts } from './marked-text.ts';
import type { Row } from './row.ts';

/** Turns a hit into a row: its lowest title, the titles above, and a snippet of its text. */
export const hitRow = (hit: ResponseHit): Row => {
  const { hierarchy, _highlightResult: highlighted, _snippetResult: snippets } = hit;
  const [, ...inPage] = HIERARCHY_LEVELS.filter((level) => level === 'lvl0' || hierarchy[level]);
  const lowest = inPage.at(-1) ?? 'lvl1';
  const address = hitAddress(hit.url);
  return {
    address,
    title: markedParts(
      snippets.hierarchy?.[lowest]?.value ??
        highlighted.hierarchy?.[lowest]?.value ??
        hierarchy[lowest] ??
        address,
    ),
    trail: inPage.slice(0, -1).map((level) => hierarchy[level] ?? ''),
    snippet: markedParts(snippets.content?.value ?? hit.content ?? ''),
    block: blockIcon(address),
    kind: hit.kind,
    version: hit.version,
    symbol: hit.symbol,
    objectID: hit.objectID,
  };
};
