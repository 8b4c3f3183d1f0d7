import * as v from 'valibot';
import { HIT_KINDS } from '#client/contracts/search.ts';
import { readStored, writeStored } from '#client/preferences/storage.ts';
import { FAVORITE_SEARCHES, RECENT_SEARCHES } from '#content/limits.ts';
import { blockIcon } from './block-icon.ts';
import type { Row } from './row.ts';

const KEYS = { recent: 'recent-searches', favorites: 'favorite-searches' } as const;

/** What readers found before. An address that is not a path could lead elsewhere, so it does not count. */
const storedRow = v.object({
  address: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  title: v.string(),
  trail: v.array(v.string()),
  kind: v.picklist(HIT_KINDS),
});
type StoredRow = v.InferOutput<typeof storedRow>;

export interface StoredSearches {
  recent: readonly StoredRow[];
  favorites: readonly StoredRow[];
}

const parsed = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
};

const read = (key: string): StoredRow[] => {
  const entries = parsed(readStored(key));
  return Array.isArray(entries) ? entries.filter((entry) => v.is(storedRow, entry)) : [];
};

const without = (rows: readonly StoredRow[], { address }: Pick<Row, 'address'>) =>
  rows.filter((row) => row.address !== address);

export const readSearches = (): StoredSearches => ({
  recent: read(KEYS.recent),
  favorites: read(KEYS.favorites),
});

const write = ({ recent, favorites }: StoredSearches): void => {
  writeStored(KEYS.recent, JSON.stringify(recent.slice(0, RECENT_SEARCHES.withoutFavorites)));
  writeStored(KEYS.favorites, JSON.stringify(favorites.slice(0, FAVORITE_SEARCHES)));
};

/** The recent searches that the start screen has room for: seven, or four besides favorites (specification, section 9). */
export const shownRecent = ({ recent, favorites }: StoredSearches): readonly StoredRow[] =>
  recent.slice(0, favorites.length > 0 ? RECENT_SEARCHES.withFavorites : RECENT_SEARCHES.withoutFavorites);

/** Puts a chosen hit at the head of the recent searches. A favorite stays where it is. */
export const rememberSearch = ({ address, title, trail, kind }: Row): void => {
  const { recent, favorites } = readSearches();
  if (favorites.some((favorite) => favorite.address === address)) return;
  const chosen = { address, title: title.map(({ text }) => text).join(''), trail: [...trail], kind };
  write({ recent: [chosen, ...without(recent, chosen)], favorites });
};

/** Moves a recent search to the favorites. */
export const favorSearch = (row: Pick<Row, 'address'>): void => {
  const { recent, favorites } = readSearches();
  const moved = recent.filter(({ address }) => address === row.address);
  write({ recent: without(recent, row), favorites: [...moved, ...without(favorites, row)] });
};

/** Removes a search from the recent searches and from the favorites. */
export const forgetSearch = (row: Pick<Row, 'address'>): void => {
  const { recent, favorites } = readSearches();
  write({ recent: without(recent, row), favorites: without(favorites, row) });
};

/** A stored search as a row of the start screen. */
export const storedRowAsRow = (stored: StoredRow): Row => ({
  ...stored,
  title: [{ text: stored.title, isMarked: false }],
  block: blockIcon(stored.address),
});
