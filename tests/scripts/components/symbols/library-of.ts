import { stringify } from 'yaml';
import { type Problem, sortedProblems } from '#scripts/content/problems/problem.ts';
import { parseLibrary } from '#scripts/content/symbols/parse-library.ts';
import { libraryOfFolder } from '#scripts/content/symbols/read-symbols.ts';
import { type LibrarySymbols, siteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { type CompiledBody, compileBody } from '#tests/scripts/content/compile-body.ts';

/** The fields that a library's file must have. */
export const ABOUT = {
  package: '@nitric/sdk',
  module: '@nitric/sdk',
  language: 'typescript',
  source: { repository: 'nitrictech/node-sdk', tag: 'v1.4.2' },
};

/** A library of these files, such as `{ storage: { symbols: […] } }`. Throws if the data has a mistake. */
export const libraryOf = (folder: string, files: Record<string, object>): LibrarySymbols => {
  const found = libraryOfFolder(folder);
  if (!found) throw new Error(`${folder} is not a library.`);
  const { library = {}, ...pages } = files;
  const texts = { library: { ...ABOUT, ...library }, ...pages };
  const problems: Problem[] = [];
  const parsed = parseLibrary(
    {
      ...found,
      sourceFolder: `symbols/${folder}`,
      files: Object.entries(texts).map(([name, content]) => ({
        name,
        sourceFile: `symbols/${folder}/${name}.yaml`,
        text: stringify(content),
      })),
      hash: folder,
    },
    problems,
  );
  if (!parsed) throw new Error(JSON.stringify(sortedProblems(problems)));
  return parsed;
};

/** Compiles the body of a page with the symbols of these libraries. */
export const drawn = (
  address: string,
  libraries: readonly LibrarySymbols[],
  body = '<Symbols />',
): Promise<CompiledBody> => compileBody(body, undefined, { address, symbols: siteSymbols(libraries) });

export const BUCKET = {
  id: 'bucket',
  name: 'bucket',
  kind: 'function',
  signature: 'bucket(name: string): Bucket',
  summary: 'Declares a `bucket`.',
  parameters: [{ name: 'name', type: 'string', meaning: 'The name.' }],
  returns: { type: 'Promise<Bucket>', of: 'Bucket', meaning: 'The declaration.' },
  errors: [],
  sample: "photos('a')\n",
};

export const BUCKET_TYPE = {
  id: 'bucket-ref',
  name: 'Bucket',
  kind: 'class',
  summary: 'A bucket.',
  members: [
    {
      id: 'bucket-name',
      name: 'name',
      kind: 'property',
      type: 'string',
      summary: 'Its name.',
      sample: 'b.name\n',
    },
    {
      id: 'bucket-list',
      name: 'list',
      kind: 'method',
      summary: 'Lists the files.',
      errors: ['call', { name: 'RangeError', when: 'There are too many.' }],
      permissions: ['read'],
      siblings: [{ id: 'bucket-all', name: 'all' }],
    },
  ],
};

/** The library of Node.js in the latest version. */
export const NODE = {
  library: { errors: { call: { name: 'CallError', when: 'The call fails.' } } },
  storage: { symbols: [BUCKET, BUCKET_TYPE] },
};
