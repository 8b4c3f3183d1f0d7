import { DOCS_PREFIX } from '#content/site.ts';
import { markdownHref, parseReferencePath } from '#worker/model/page-path.ts';
import { type PageEntries, pageEntries } from '#worker/model/release-manifest.ts';
import { type FoundPage, type FoundPages, foundPage } from '#worker/search/found-pages.ts';
import { STOP_WORDS, stemOf, termsIn } from '#worker/search/words.ts';
import { libraryOf } from './near-pages.ts';

const MOST_PAGES = 5;
/** How much a word in a title or an address says, beside one in a description. */
const IN_NAME = 2;
/** How much of its score a page keeps whose library has a newer version, or none. */
const OLD = 0.5;

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`;

/** The beginnings of the words of a missing address that its forms share: ` quer` for `queries`. */
const beginningsOf = (words: string): string[] => [
  ...new Set(
    termsIn(plain(words))
      .filter((term) => !STOP_WORDS.has(term))
      .map((term) => ` ${stemOf(term).replace(/y$/, '')}`),
  ),
];

/** The pages whose titles, addresses, or descriptions have words of a missing address, those with the rarest words first. */
export const pagesAbout = (words: string, pages: PageEntries): FoundPage[] => {
  const wanted = beginningsOf(words);
  if (wanted.length === 0) return [];
  const known = pageEntries(pages).map(([path, { title, description }]) => {
    const name = plain(`${path} ${title}`);
    const about = plain(description);
    return {
      path,
      found: wanted.map((word) => (name.includes(word) ? IN_NAME : Number(about.includes(word)))),
    };
  });
  const rarity = wanted.map((_, word) =>
    Math.log(1 + known.length / Math.max(1, known.filter(({ found }) => found[word]).length)),
  );
  return known
    .map(({ path, found }) => ({
      path,
      depth: path.split('/').length,
      library: libraryOf(path),
      score:
        found.reduce((sum, times, word) => sum + times * (rarity[word] ?? 0), 0) *
        (parseReferencePath(path)?.reference.includes('/') ? OLD : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.depth - b.depth || a.library - b.library)
    .slice(0, MOST_PAGES)
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
  lists.map(
    ({ title, pages }) => `## ${title}\n\n${pages.map((page) => pageLine(page, siteOrigin)).join('\n')}`,
  );

const pageLine = ({ path, title, description, library }: FoundPage, siteOrigin: string): string =>
  `- [${library ? `${library}: ` : ''}${title}](${siteOrigin}${markdownHref(path)}): ${description}`;
