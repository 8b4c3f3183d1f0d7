import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readRelease } from '#scripts/publish/release/release-bundle.ts';
import type { IndexFile } from '#worker/search/index/index-file.ts';
import type { Section } from '#worker/search/index/section.ts';
import { sectionsOf } from '#worker/search/index/sections.ts';

/** The folder of the built site. `npm run build` comes first. */
export const siteFolder = join(projectRoot, '.build');

/** The sections of the built site that have no newer version. */
export const currentSections = async (): Promise<Section[]> => {
  const { assets } = await readRelease(siteFolder);
  const files = assets.search.map(({ index }) => join(siteFolder, 'public/docs/assets', index));
  const parts = await Promise.all(
    files.map(async (file): Promise<IndexFile> => JSON.parse(await readFile(file, 'utf8'))),
  );
  return parts.flatMap(sectionsOf).filter(({ facts }) => !facts.isOld);
};
