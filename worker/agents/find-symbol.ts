import { linesOutsideCode, type MarkdownSection } from './markdown-sections.ts';

/** A name of a library, and the section that describes it. */
interface NamedSymbol<Section> {
  name: string;
  section: Section;
}

/** The symbols that a library has under a name. */
interface FoundSymbols<Section> {
  /** The sections of the symbols with the name: usually one, or a function and the type that it returns. */
  symbols: Section[];
  /** Other symbols that the caller may have meant: those of the same name if there are any, and else similar ones. */
  others: NamedSymbol<Section>[];
}

const MOST_OTHERS = 20;

/**
 * Finds symbols by name: `Bucket.allow`, `bucket()`, or, if that leaves one symbol, only the end or the path of a call, such as
 * `allow` and `bucket.file.write`. The case of letters counts only if names differ by nothing else.
 */
export const findSymbols = <Section extends MarkdownSection>(
  name: string,
  sections: readonly Section[],
): FoundSymbols<Section> => {
  const wanted = plainName(name);
  const lower = wanted.toLowerCase();
  const named = sections.flatMap((section) =>
    symbolNames(section).map((symbol) => ({ name: symbol, plain: plainName(symbol), section })),
  );
  const sameEnd = named.filter(({ plain }) => lastPart(plain) === lastPart(wanted));
  const inAnyCase = named.filter(({ plain }) => plain.toLowerCase() === lower);
  const whole = narrowed(inAnyCase, ({ plain }) => plain === wanted);
  const found = whole.length > 0 ? whole : meant(wanted, sameEnd);
  const members = sameEnd.filter(({ plain }) => plain.toLowerCase().endsWith(`.${lower}`));
  const sameName = whole.length > 0 ? members : sameEnd;
  const near = sameEnd.length > 0 ? sameName : named.filter((symbol) => hasWordsOf(symbol.name, wanted));
  const others = near.filter((symbol) => !found.includes(symbol));
  return {
    symbols: [...new Set(found.map(({ section }) => section))],
    others: [...new Map(others.map((symbol) => [symbol.name, symbol])).values()].slice(0, MOST_OTHERS),
  };
};

/** Removes arguments, so `bucket("photos").file("a").write` becomes `bucket.file.write`. */
const plainName = (name: string): string =>
  name
    .trim()
    .replace(/\([^()]*\)/g, '')
    .replace(/\(.*$/s, '');

interface PlainSymbol<Section> extends NamedSymbol<Section> {
  /** The name without arguments. */
  plain: string;
}

/** The one symbol that the path of a call means, such as `File.write` for `bucket.file.write`, or none. */
const meant = <Section extends MarkdownSection>(
  wanted: string,
  sameEnd: readonly PlainSymbol<Section>[],
): readonly PlainSymbol<Section>[] => {
  const callers = wanted.toLowerCase().split('.').slice(0, -1);
  const owned = sameEnd.filter(({ plain }) => {
    const owner = ownerName(plain);
    return callers.length === 0 || owner === '' || callers.includes(owner);
  });
  const nearest = narrowed(owned, ({ plain }) => ownerName(plain) === callers.at(-1));
  const inCase = narrowed(nearest, ({ plain }) => plain.endsWith(wanted.slice(wanted.lastIndexOf('.') + 1)));
  const headed = narrowed(inCase, ({ name, section }) => section.title === name);
  return new Set(headed.map(({ section }) => section)).size === 1 ? headed : [];
};

/** The items that pass, or all if none does. */
const narrowed = <T>(items: readonly T[], passes: (item: T) => boolean): readonly T[] => {
  const passing = items.filter(passes);
  return passing.length > 0 ? passing : items;
};

/** The type of a member as calls name it: `file` for `FileRef.write()`. */
const ownerName = (plain: string): string =>
  (plain.split('.').at(-2) ?? '').toLowerCase().replace(/(?:ref|resource)$/, '');

/** `true` if one of the names contains the other's last part. */
const hasWordsOf = (title: string, wanted: string): boolean => {
  const [a, b] = [lastPart(title), lastPart(wanted)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const ROW = /^[-*] `([^`]+)`/;
const SAME_SIGNATURE = /^ *The same signature: /;

/**
 * The symbols that a section describes: the one in its heading, and those without a separate heading, such as the
 * properties of a type and `Api.post()` in the section of `Api.get()`.
 */
export const symbolNames = ({ title, isName, text }: MarkdownSection): string[] => {
  if (!isName) return [];
  const owner = ownerOf(title);
  const listed = linesOutsideCode(text.split('\n')).flatMap((line) => listedNames(line.text));
  return [title, ...listed.map((name) => owner + name)];
};

/** The type whose members a section lists, with a dot. It is empty if the section is about a function. */
const ownerOf = (title: string): string =>
  title.includes('(') ? title.slice(0, title.lastIndexOf('.', title.indexOf('(')) + 1) : `${title}.`;

const listedNames = (line: string): string[] => {
  const [, row] = ROW.exec(line) ?? [];
  if (row !== undefined) return [row];
  return SAME_SIGNATURE.test(line) ? [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) : [];
};
