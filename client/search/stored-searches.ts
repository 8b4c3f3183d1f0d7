import { blockIcon } from '#client/contracts/icons.ts';
import { HIT_KINDS } from '#client/contracts/search.ts';
import { readStoredList, writeStored } from '#client/storage.ts';
import { FAVORITE_SEARCHES, RECENT_SEARCHES } from '#content/limits.ts';
import { hrefOf, type Row } from './hits.ts';

const KEYS = { recent: 'recent-searches', favorites: 'favorite-searches' } as const;

/** The browser stores a chosen hit like this. */
interface StoredRow extends Pick<Row, 'address' | 'trail' | 'kind'> {
  title: string;
}

/** An address that is not a path would lead nowhere. */
const isStored = (value: unknown): value is StoredRow => {
  const { address, title, trail, kind }: Record<string, unknown> = Object(value);
  return (
    /^\/(?!\/)/.test(String(address)) &&
    typeof title === 'string' &&
    Array.isArray(trail) &&
    trail.every((step) => typeof step === 'string') &&
    HIT_KINDS.some((known) => known === kind)
  );
};

interface StoredSearches {
  recent: readonly StoredRow[];
  favorites: readonly StoredRow[];
}

const without = (rows: readonly StoredRow[], { address }: Pick<Row, 'address'>) =>
  rows.filter((row) => row.address !== address);

export const readSearches = (): StoredSearches => ({
  recent: readStoredList(KEYS.recent, isStored),
  favorites: readStoredList(KEYS.favorites, isStored).slice(0, FAVORITE_SEARCHES),
});

const write = ({ recent, favorites }: StoredSearches): void => {
  writeStored(KEYS.recent, JSON.stringify(recent.slice(0, RECENT_SEARCHES.withoutFavorites)));
  writeStored(KEYS.favorites, JSON.stringify(favorites.slice(0, FAVORITE_SEARCHES)));
};

/** The recent searches that the start screen has room for: seven, or four besides favorites (requirements, section 9). */
export const shownRecent = ({ recent, favorites }: StoredSearches): readonly StoredRow[] =>
  recent.slice(0, favorites.length > 0 ? RECENT_SEARCHES.withFavorites : RECENT_SEARCHES.withoutFavorites);

/** Puts a chosen hit at the head of the recent searches. A favorite stays where it is. */
export const rememberSearch = ({ address, title, trail, kind }: Row): void => {
  const { recent, favorites } = readSearches();
  if (favorites.some((favorite) => favorite.address === address)) return;
  const chosen = { address, title: title.map(({ text }) => text).join(''), trail, kind };
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
  title: [{ text: stored.title, isMatch: false }],
  block: blockIcon(hrefOf(stored.address)),
});
