import release from '#release';
import { pageEntries } from '#worker/model/release-manifest.ts';

/** The title and the description of a page of the release. `path` is without `/docs`. */
export const pageTexts = (path: string): { title: string; description: string } => {
  const found = pageEntries(release.pages).find(([known]) => known === path);
  if (!found) throw new Error(`The release has no page ${path}.`);
  const [, { title, description }] = found;
  return { title, description };
};
