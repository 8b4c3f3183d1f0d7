import { join } from 'node:path';
import * as v from 'valibot';
import { CLI_FILE } from '#scripts/content/cli.ts';
import { pipelineHash } from '#scripts/content/compile/pipeline.ts';
import { CONFIGURATION_DATA } from '#scripts/content/configuration.ts';
import {
  assetFolder,
  hashedName,
  isWhole,
  readSealed,
  sha256,
  writeChanged,
  writeSealed,
} from '#scripts/content/files/output-files.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import type { SearchAssets } from '#worker/model/release-manifest.ts';
import { buildSearchFiles } from './build-index.ts';
import { readPageRecords, readRecordNames } from './search-records.ts';
import { readSynonyms } from './synonyms.ts';

interface SearchAssetOptions {
  /** The result of {@link searchCodeHash}. */
  searchCode: string;
  symbols: SiteSymbols;
  /** The folder with the search records. The files are written to `public/docs/assets/` in it. */
  outFolder: string;
}

/** A hash of the code and the data that generate the files of the search. */
export const searchCodeHash = (): Promise<string> =>
  pipelineHash({
    projectRoot: CODE_ROOT,
    entryPoints: ['scripts/search/build-index.ts', CLI_FILE, ...CONFIGURATION_DATA],
  });

const BUILT = v.object({
  key: v.string(),
  names: v.object({ index: v.string(), texts: v.string(), samples: v.string() }),
});

/** Writes the files of the search, named by content hash, if what they are built from has changed since the last build. */
export const buildSearchAssets = async ({
  searchCode,
  symbols,
  outFolder,
}: SearchAssetOptions): Promise<SearchAssets> => {
  const { synonyms } = await readSynonyms(CODE_ROOT);
  const hashes = symbols.all().map(({ hash }) => hash);
  const key = sha256(searchCode, JSON.stringify(synonyms), ...hashes, ...(await readRecordNames(outFolder)));
  const builtFile = join(outFolder, 'search-files.index');
  const built = v.safeParse(BUILT, JSON.parse((await readSealed(builtFile)) ?? 'null'));
  const isBuilt = (name: string) => isWhole(join(assetFolder(outFolder), name));
  if (built.success && built.output.key === key && Object.values(built.output.names).every(isBuilt))
    return built.output.names;

  const { index, texts, samples } = buildSearchFiles(await readPageRecords(outFolder), symbols, synonyms);
  const write = async (name: string, content: unknown) => {
    const text = JSON.stringify(content);
    const file = hashedName(`search-${name}.json`, text);
    await writeChanged(join(assetFolder(outFolder), file), text);
    return file;
  };
  const names = {
    index: await write('index', index),
    texts: await write('texts', texts),
    samples: await write('samples', samples),
  };
  await writeSealed(builtFile, JSON.stringify({ key, names }));
  return names;
};
