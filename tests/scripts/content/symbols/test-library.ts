import { stringify } from 'yaml';
import { parseLibrary } from '#scripts/content/symbols/parse-library.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { libraryOfFolder } from '#scripts/content/symbols/symbol-folder.ts';

export const ABOUT = {
  package: '@nitric/sdk',
  module: '@nitric/sdk',
  language: 'typescript',
  source: { repository: 'nitrictech/node-sdk', tag: 'v1.4.2' },
};

export const BUCKET = {
  id: 'bucket',
  name: 'bucket',
  kind: 'function',
  signature: 'bucket(name: string): Bucket',
  summary: 'Declares a bucket.',
  returns: { type: 'Bucket', of: 'Bucket' },
  errors: [],
  sample: "const files = bucket('files')\n",
};

export const BUCKET_TYPE = {
  id: 'bucket-ref',
  name: 'Bucket',
  kind: 'class',
  summary: 'A bucket.',
  sample: "const names = await bucket('files').list()\n",
  members: [
    {
      id: 'bucket-list',
      name: 'list',
      kind: 'method',
      signature: 'list(): string[]',
      summary: 'Lists the files.',
      errors: [],
      sample: "bucket('files').list()\n",
    },
  ],
};

/** The files of a library's folder, with these symbols on the page about storage. */
export const filesOf = (
  symbols: readonly object[],
  about: object = {},
  more: object = {},
): Record<string, string> => ({
  'library.yaml': stringify({ ...ABOUT, ...about }),
  'storage.yaml': stringify({ symbols, ...more }),
});

/** A library with these symbols on the page about storage. Throws if the data has a mistake. */
export const testLibrary = (
  folder: string,
  symbols: readonly object[],
  about: object = {},
): LibrarySymbols => {
  const found = libraryOfFolder(folder);
  if (!found) throw new Error(`${folder} is not a library.`);
  const sourceFolder = `content/symbols/${folder}`;
  const files = Object.entries(filesOf(symbols, about)).map(([name, text]) => ({
    name: name.slice(0, -'.yaml'.length),
    sourceFile: `${sourceFolder}/${name}`,
    text,
  }));
  const library = parseLibrary({ ...found, sourceFolder, files, hash: folder }, []);
  if (!library) throw new Error('The symbols of the test have a mistake.');
  return library;
};
