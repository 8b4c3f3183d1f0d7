import { ownValue } from '#content/own-value.ts';
import { REFERENCES, type Reference, referenceSdk } from '#content/references.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import {
  markdownHref,
  type PagePath,
  parsePagePath,
  parseReferencePath,
  referenceStart,
} from '#worker/model/page-path.ts';
import { type PageEntries, pageEntries, type References } from '#worker/model/release-manifest.ts';
import { letterEdits } from '#worker/model/text.ts';
import { type FoundPage, type FoundPages, foundPage } from '#worker/search/found-pages.ts';
import { STOP_WORDS, stemOf, termsIn } from '#worker/search/words.ts';

const MOST_PAGES = 6;

/** The pages that a missing address probably meant: the same subject in other versions and libraries, then similar addresses. */
export const nearPages = (
  path: PagePath,
  { pages, references }: { pages: PageEntries; references: References },
): FoundPage[] => {
  const paths = pageEntries(pages).map(([known]) => known);
  const near = [...sameSubjects(path, references), ...nearestAddresses(path, paths)];
  return [...new Set(near)].flatMap((found) => foundPage(found, pages) ?? []).slice(0, MOST_PAGES);
};

/**
 * The pages about the subject of a missing reference page in other references: first in other versions of its library, then
 * in other libraries, newest versions first. A subject that is a section of a start page leads to that page.
 */
const sameSubjects = (path: PagePath, references: References): PagePath[] => {
  const lost = parseReferencePath(path);
  if (!lost) return [];
  const subjects = subjectsAt(lost.rest, references);
  const isSameLibrary = (reference: Reference) => referenceSdk(reference) === lost.sdk;
  return [...REFERENCES]
    .sort((a, b) => Number(isSameLibrary(b)) - Number(isSameLibrary(a)) || versionsBack(a) - versionsBack(b))
    .flatMap((reference) => {
      const known = references[reference];
      const [address] = subjects.flatMap((subject) => ownValue(known, subject) ?? []);
      const [rest = ''] = address?.split('#') ?? [];
      return address === undefined ? [] : (parsePagePath(`${referenceStart(reference)}${rest}`) ?? []);
    });
};

/** The names of the subjects that any reference has at `rest`, the part of an address below the reference's start. */
const subjectsAt = (rest: string, references: References): string[] => {
  const subjects = Object.values(references).flatMap((known = {}) => Object.entries(known));
  return [...new Set(subjects.flatMap(([subject, address]) => (address === rest ? subject : [])))];
};

/** 0 for a reference without a version in its name, which is the latest. */
const versionsBack = (reference: Reference): number => (reference.includes('/') ? 1 : 0);

const MOST_EDITS = 3;
/** Longer addresses are not compared, because that takes time, and nobody types them. */
const LONGEST_CHARACTERS = 120;

/**
 * The known addresses that a missing one probably meant: those that differ by a few letters, then those that end in the same
 * name, and finally the closest folder above that is a page.
 */
const nearestAddresses = (path: PagePath, known: readonly PagePath[]): PagePath[] => [
  ...mistyped(path, known),
  ...sameName(path, known),
  ...known.filter((other) => other !== '/' && path.startsWith(`${other}/`)).slice(-1),
];

const mistyped = (path: PagePath, known: readonly PagePath[]): PagePath[] => {
  if (path.length > LONGEST_CHARACTERS) return [];
  return known
    .filter((other) => Math.abs(other.length - path.length) <= mostEdits(path, other))
    .map((other) => ({ other, edits: letterEdits(path, other) }))
    .filter(({ other, edits }) => edits <= mostEdits(path, other))
    .sort((a, b) => a.edits - b.edits)
    .map(({ other }) => other);
};

/** In a short address, a single letter may make the name of another page. The same is true of a short name in the same folder. */
const mostEdits = (path: PagePath, other: PagePath): number => {
  const most = Math.min(MOST_EDITS, Math.floor(path.length / 4));
  const folder = path.slice(0, -lastName(path).length);
  return other.startsWith(folder) ? Math.min(most, Math.ceil(lastName(path).length / 3)) : most;
};

/**
 * Pages below folders that the address names come first, such as those of a library. The part of the site does not count. Among
 * the others, pages about the name itself come before those of libraries, in the order of menus, and older versions come last.
 */
const sameName = (path: PagePath, known: readonly PagePath[]): PagePath[] => {
  const named = new Set(path.split('/'));
  return known
    .filter((other) => lastName(other) === lastName(path))
    .map((other) => {
      const names = other.split('/');
      const shared = names.slice(2, -1).filter((name) => named.has(name)).length;
      return { other, shared, depth: names.length, library: libraryOf(other) };
    })
    .sort((a, b) => b.shared - a.shared || a.depth - b.depth || a.library - b.library)
    .map(({ other }) => other);
};

/** The index of a page's library among the libraries, or -1 if it has none. */
const libraryOf = (path: PagePath): number => {
  const reference = parseReferencePath(path);
  return reference ? SDK_SLUGS.indexOf(reference.sdk) : -1;
};

const lastName = (path: PagePath): string => path.slice(path.lastIndexOf('/') + 1);

const MOST_ABOUT = 5;
/** The weight of a word in a title or an address, beside one in a description. */
const IN_NAME = 2;
/** How much of its score a page keeps whose library has a newer version, or none. */
const OLD = 0.5;

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`;

/** The beginnings of the words of a missing address that its forms share: ` quer` for `queries`. */
const beginningsOf = (words: string): string[] => {
  const terms = termsIn(plain(words)).filter((term) => !STOP_WORDS.has(term));
  return [...new Set(terms.map((term) => ` ${stemOf(term).replace(/y$/, '')}`))];
};

/** The pages whose titles, addresses, or descriptions have words of a missing address, those with the rarest words first. */
export const pagesAbout = (words: string, pages: PageEntries): FoundPage[] => {
  const wanted = beginningsOf(words);
  const known = pageEntries(pages).map(([path, { title, description }]) => {
    const name = plain(`${path} ${title}`);
    const about = plain(description);
    const found = wanted.map((word) => (name.includes(word) ? IN_NAME : Number(about.includes(word))));
    return { path, depth: path.split('/').length, library: libraryOf(path), found };
  });
  const rarity = wanted.map((_, word) =>
    Math.log(1 + known.length / Math.max(1, known.filter(({ found }) => found[word]).length)),
  );
  const scoreOf = ({ path, found }: { path: PagePath; found: readonly number[] }): number => {
    const sum = found.reduce((total, times, word) => total + times * (rarity[word] ?? 0), 0);
    return parseReferencePath(path)?.reference.includes('/') ? sum * OLD : sum;
  };
  return known
    .map((page) => ({ ...page, score: scoreOf(page) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.depth - b.depth || a.library - b.library)
    .slice(0, MOST_ABOUT)
    .flatMap(({ path }) => foundPage(path, pages) ?? []);
};

/** The 404 in Markdown, with links to the Markdown of similar pages. */
export const notFoundText = (lists: readonly FoundPages[], siteOrigin: string): string =>
  `${[
    '# Page not found',
    "There's no page at this address. It may have moved, or the link may be mistyped.",
    ...listTexts(lists, siteOrigin),
    `All pages: <${siteOrigin}${DOCS_PREFIX}/llms.txt>`,
  ].join('\n\n')}\n`;

/** Lists of pages in Markdown, each under its title. */
export const listTexts = (lists: readonly FoundPages[], siteOrigin: string): string[] =>
  lists.map((list) => {
    const lines = list.pages.map(
      ({ path, title, description, library }) =>
        `- [${library ? `${library}: ` : ''}${title}](${siteOrigin}${markdownHref(path)}): ${description}`,
    );
    return `## ${list.title}\n\n${lines.join('\n')}`;
  });
