import type { SearchRecord } from '#scripts/content/render/search-record.ts';

/**
 * The pages of the site, and copies of them until there are at least this many sections. Each copy has words of its own, so
 * that the vocabulary grows as it does with new pages.
 */
export const largeCorpus = (pages: readonly SearchRecord[], sections: number): SearchRecord[] => {
  const corpus: SearchRecord[] = [];
  let count = 0;
  for (let copy = 0; count < sections; copy += 1)
    for (const page of pages) {
      if (count >= sections) break;
      corpus.push(copy === 0 ? page : copiedPage(page, copy));
      count += page.sections.length;
    }
  return corpus;
};

const copiedPage = (page: SearchRecord, copy: number): SearchRecord => ({
  ...page,
  path: `/copy-${copy}${page.path}` as SearchRecord['path'], // a path below another one
  title: varied(page.title, copy),
  sections: page.sections.map((section) => ({
    ...section,
    ...(section.title === undefined ? {} : { title: varied(section.title, copy) }),
    text: varied(section.text, copy),
    code: varied(section.code, copy),
  })),
});

const LONG_WORD = /\p{L}{5,}/gu;
const EVERY = 4;

/** The text with a part of its long words replaced, always the same words by the same ones. */
const varied = (text: string, copy: number): string =>
  text.replace(LONG_WORD, (word) =>
    (word.charCodeAt(1) + word.charCodeAt(3) + word.length) % EVERY === 0
      ? `${word.slice(0, 4)}${copy}${word.slice(4)}`
      : word,
  );
