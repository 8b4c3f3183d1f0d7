import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The answer of the Worker's binding `ASSETS` to a request, from the files of a built site. Rejects if there is no such file. */
export const builtAsset = async (siteFolder: string, url: string): Promise<Response> =>
  new Response(new Uint8Array(await readFile(join(siteFolder, 'public', new URL(url).pathname))));
