import type { MarkdownSection } from './markdown-sections.ts';
import { symbolNames } from './symbol-names.ts';

/** The symbols that a library has under a name. */
interface FoundSymbols<Section> {
  /** The sections of the symbols with the name: usually one, or a function and the type that it returns. */
  symbols: Section[];
  /** Other names that the caller may have meant. */
  others: string[];
}

const MOST_OTHERS = 20;

/**
 * Finds symbols by name: `Bucket.allow`, `bucket()`, or `allow` if only one type has it. The case of letters counts only
 * if names differ by nothing else.
 */
export const findSymbols = <Section extends MarkdownSection>(
  name: string,
  sections: readonly Section[],
): FoundSymbols<Section> => {
  const wanted = plainName(name);
  const named = sections.flatMap((section) => symbolNames(section).map((title) => ({ title, section })));
  const matching = (isMatch: (title: string) => boolean) =>
    named.filter(({ title }) => isMatch(plainName(title)));
  const inAnyCase = matching((title) => title.toLowerCase() === wanted.toLowerCase());
  const exact = inAnyCase.filter(({ title }) => plainName(title) === wanted);
  const members = matching((title) => title.toLowerCase().endsWith(`.${wanted.toLowerCase()}`));
  const [found = []] = [exact, inAnyCase, members.length === 1 ? members : []].filter(
    ({ length }) => length > 0,
  );
  const near =
    found.length > 0 || members.length > 0 ? members : matching((title) => hasWordsOf(title, wanted));
  const others = near.filter((symbol) => !found.includes(symbol)).map(({ title }) => title);
  return {
    symbols: [...new Set(found.map(({ section }) => section))],
    others: [...new Set(others)].slice(0, MOST_OTHERS),
  };
};

const plainName = (name: string): string => name.trim().replace(/\(.*$/s, '');

/** `true` if one of the names contains the other's last part. */
const hasWordsOf = (title: string, wanted: string): boolean => {
  const [a, b] = [lastPart(title), lastPart(wanted)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
