import type { SearchRecordFields } from '#client/contracts/search.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { PageEntries } from '#worker/page/page-entry.ts';
import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { parseReferencePath, referenceStart } from '#worker/page/reference-path.ts';
import { libraryName } from '#worker/page/trail.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';

/** A page as a list shows it. */
export interface FoundPage {
  path: PagePath;
  title: string;
  description: string;
  /** The library of a page in a reference, with its version if it is not the latest. All references have pages of the same titles. */
  library?: string;
}

/** Pages under a title. */
export interface FoundPages {
  title: string;
  pages: readonly FoundPage[];
}

/** The pages that results lead to, each once, in the order of the results. */
export const pagesOf = ({ hits }: Pick<SearchAnswer, 'hits'>, pages: PageEntries): FoundPage[] => {
  const found = new Map<PagePath, FoundPage>();
  for (const hit of hits) {
    const page = pageOf(hit, pages);
    if (page) found.set(page.path, page);
  }
  return [...found.values()];
};

const pageOf = ({ url }: SearchRecordFields, pages: PageEntries): FoundPage | undefined => {
  const [href = ''] = url.split('#', 1);
  return foundPage(href.slice(DOCS_PREFIX.length) || '/', pages);
};

/** The page at a path, or `undefined` if the release has none. */
export const foundPage = (text: string, pages: PageEntries): FoundPage | undefined => {
  const path = parsePagePath(text);
  const entry = path && pages[path];
  const reference = path && parseReferencePath(path);
  // The start of a reference has its library in its title.
  const library = reference?.rest ? libraryName(referenceStart(reference.reference)) : undefined;
  return entry && { path, title: entry.title, description: entry.description, ...(library && { library }) };
};
