import type { SearchRecord, SearchSection } from '#scripts/content/render/search-record.ts';
import { NO_SYMBOLS } from '#scripts/content/symbols/site-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { buildSearchFiles } from '#scripts/search/build-index.ts';
import { readSynonyms } from '#scripts/search/synonyms.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { openEngine, type SearchEngine, type SearchQuery } from '#worker/search/search-engine.ts';

/** A page by its path, with a title, a description, and sections as `[heading, text, commands]` by anchor. */
interface SmallPage {
  title: string;
  description?: string;
  text?: string;
  keywords?: SearchRecord['keywords'];
  sections?: Readonly<Record<string, readonly [heading: string, text?: string, commands?: string]>>;
}

const record = (
  path: string,
  { title, description = '', text = '', keywords = [], sections = {} }: SmallPage,
): SearchRecord => {
  const overview: SearchSection = { depth: 1, text, code: '', commands: '' };
  const others = Object.entries(sections).map(
    ([id, [title, text = '', commands = '']]): SearchSection => ({
      id,
      title,
      depth: 2,
      text,
      code: '',
      commands,
    }),
  );
  return { path: pagePath(path), title, description, keywords, sections: [overview, ...others] };
};

const { synonyms: SYNONYMS } = await readSynonyms(projectRoot);

/** The engine of a small site. */
export const engineOf = (pages: Readonly<Record<string, SmallPage>>): SearchEngine => {
  const records = Object.entries(pages).map(([path, page]) => record(path, page));
  const { index, texts, samples } = buildSearchFiles(records, NO_SYMBOLS, SYNONYMS);
  return openEngine({ index, texts, samples: async () => samples });
};

export const queryFor = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  ...{ text, page: 0, hitsPerPage: 20, filters: {} },
  ...more,
});

/** The addresses that a query finds, without `/docs`. */
export const found = async (
  engine: SearchEngine,
  text: string,
  more?: Partial<SearchQuery>,
): Promise<string[]> => (await engine.search(queryFor(text, more))).hits.map(({ objectID }) => objectID);
