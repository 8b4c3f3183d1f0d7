import { stringify } from 'yaml';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { ABOUT, libraryOf } from '#tests/scripts/components/symbols/library-of.ts';

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

/** A library with these symbols on the page about storage. Throws if the data has a problem. */
export const testLibrary = (folder: string, symbols: readonly object[], about: object = {}): LibrarySymbols =>
  libraryOf(folder, { library: about, storage: { symbols } });
