import { type PagePath, parsePagePath, parseReferencePath, referenceStart } from '#worker/model/page-path.ts';
import type { PageEntries } from '#worker/model/release-manifest.ts';
import { libraryName } from '#worker/page/trail.ts';

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

/** The page at a path, or `undefined` if the release has none. */
export const foundPage = (text: string, pages: PageEntries): FoundPage | undefined => {
  const path = parsePagePath(text);
  const entry = path && pages[path];
  const reference = path && parseReferencePath(path);
  // The start of a reference has its library in its title.
  const library = reference?.rest ? libraryName(referenceStart(reference.reference)) : undefined;
  return entry && { path, title: entry.title, description: entry.description, ...(library && { library }) };
};
