import { type PageEntry, pageEntries } from '#worker/page/page-entry.ts';
import type { PagePath } from '#worker/page/page-path.ts';

export interface FoundPage {
  path: PagePath;
  title: string;
  description: string;
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds the pages whose title, address, or description contains words of the query, best first. Each word counts only in the
 * field where it scores highest.
 */
export const findPages = (
  query: string,
  pages: Readonly<Record<PagePath, PageEntry>>,
  limit: number,
): FoundPage[] => {
  const wanted = [...new Set(words(query))];
  return pageEntries(pages)
    .map(([path, { title, description }]) => ({
      path,
      title,
      description,
      score: score(wanted, path, title, description),
    }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, limit)
    .map(({ path, title, description }) => ({ path, title, description }));
};

const score = (wanted: string[], path: string, title: string, description: string): number => {
  const fields = [
    { words: words(title), weight: 6 },
    { words: words(path), weight: 4 },
    { words: words(description), weight: 1 },
  ];
  return wanted.reduce(
    (sum, word) => sum + Math.max(...fields.map((field) => matchOf(word, field.words) * field.weight)),
    0,
  );
};

const matchOf = (word: string, candidates: string[]): number => {
  if (candidates.includes(word)) return 2;
  return word.length > 2 &&
    candidates.some(
      (candidate) => candidate.startsWith(word) || (candidate.length > 3 && word.startsWith(candidate)),
    )
    ? 1
    : 0;
};
