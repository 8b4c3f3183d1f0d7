import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '#worker/release/types.ts';

export const readRelease = async (siteFolder: string): Promise<Release> =>
  JSON.parse(await readFile(join(siteFolder, 'release.json'), 'utf8')) as Release; // the build has just written it

/** KV key of a page. Throws when the release lacks it. */
export const pageKey = (release: Release, path: string): string => {
  const entry = release.pages[path];
  if (!entry) throw new Error(`The release has no page ${path}.`);
  return `page/${entry.hash}`;
};
