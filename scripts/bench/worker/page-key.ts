import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePagePath } from '#worker/page/page-path.ts';
import type { Release } from '#worker/release/types.ts';

export const readRelease = async (siteFolder: string): Promise<Release> =>
  JSON.parse(await readFile(join(siteFolder, 'release.json'), 'utf8')) as Release; // the build has just written it

/** The KV key of a page's data. Throws where the release does not have the page. */
export const pageKey = (release: Release, path: string): string => {
  const parsed = parsePagePath(path);
  const entry = parsed && release.pages[parsed];
  if (!entry) throw new Error(`The release has no page ${path}.`);
  return `page/${entry.hash}`;
};
