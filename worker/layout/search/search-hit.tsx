import { blockIcon } from '#client/contracts/block-icon.ts';
import {
  HIERARCHY_LEVELS,
  type HitKind,
  hitHref,
  type SearchRecordFields,
} from '#client/contracts/search.ts';
import { withHue } from '#content/building-blocks.ts';
import { SEARCH_SNIPPET_WORDS } from '#content/limits.ts';
import { Icon } from '#worker/layout/icon.tsx';
import { snippet } from '#worker/search/excerpts/snippet.ts';
import { textParts } from '#worker/search/excerpts/text-parts.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';
import { Marked } from './marked.tsx';
import { SymbolAnswer } from './symbol-answer.tsx';

const KINDS: Readonly<Record<HitKind, string>> = { page: 'Page', section: 'Section', symbol: 'Symbol' };

interface SearchHitProps {
  record: SearchRecordFields;
  matchesIn: SearchAnswer['matchesIn'];
}

/** A result: its lowest title, its place, the words around the matches, and the symbol that the query names. */
export const SearchHit = ({ record, matchesIn }: SearchHitProps) => {
  const { url, hierarchy, kind, content, symbol } = record;
  const titles = HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []);
  const title = titles.at(-1) ?? url;
  const icon = blockIcon(url);
  const words = snippet(content ?? '', matchesIn(content ?? ''), { words: SEARCH_SNIPPET_WORDS.wide });
  return (
    <li className="hit">
      <Icon name={icon ?? 'document'} className={withHue('hit-icon', icon)} />
      <a className={kind === 'symbol' ? 'hit-title hit-symbol' : 'hit-title'} href={hitHref(url)}>
        <Marked parts={textParts(title, matchesIn(title))} />
      </a>
      <p className="hit-trail">{`${KINDS[kind]} · ${titles.slice(0, -1).join(' › ')}`}</p>
      {words.length > 0 && (
        <p className="hit-snippet">
          <Marked parts={words} />
        </p>
      )}
      {symbol && <SymbolAnswer symbol={symbol} />}
    </li>
  );
};
