import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '#worker/release/release-manifest.ts';

/** The answer of the Worker's binding `ASSETS` to a request, from the files of a built site. Rejects if there is no such file. */
export const builtAsset = async (siteFolder: string, url: string): Promise<Response> =>
  new Response(new Uint8Array(await readFile(join(siteFolder, 'public', new URL(url).pathname))));

/** The manifest of a built site. */
export const builtRelease = async (siteFolder: string): Promise<Release> =>
  JSON.parse(await readFile(join(siteFolder, 'release.json'), 'utf8')) as Release; // the build wrote it
