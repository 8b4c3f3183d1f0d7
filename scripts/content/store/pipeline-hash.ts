import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { ISLAND_NAMES } from '#client/contracts/island-names.ts';
import { CHOICES } from '#content/choices.ts';
import { CODE_FOLD_LINES } from '#content/limits.ts';
import { HIDE_ACCEPTED_VALUES, SHOW_ACCEPTED_VALUES } from '#content/messages.ts';
import { BUILDING_BLOCKS } from '#content/navigation/building-blocks.ts';
import { SDK_OF_LANGUAGE, SDKS } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The pipeline itself and the versions of its libraries. */
const SOURCES = ['scripts/content', 'scripts/components', 'package-lock.json'] as const;

/** The facts that the pipeline puts into pages: their values, so that another change in their files costs nothing. */
const FACTS = [
  CHOICES,
  CODE_FOLD_LINES,
  SHOW_ACCEPTED_VALUES,
  HIDE_ACCEPTED_VALUES,
  SDKS,
  SDK_OF_LANGUAGE,
  DOCS_PREFIX,
  BUILDING_BLOCKS.map(({ icon }) => icon),
  FRAME_IDS,
  ISLAND_NAMES,
];

/** Changes with whatever may change what a page is compiled to. */
export const pipelineHash = async (): Promise<string> => {
  const parts = [JSON.stringify(FACTS)];
  for (const source of SOURCES) {
    for (const file of await filesOf(join(ROOT, source)))
      parts.push(sha256(await readFile(file).catch(() => '')));
  }
  return sha256(parts.join());
};

const filesOf = async (path: string): Promise<string[]> => {
  if (/\.\w+$/.test(path)) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};
