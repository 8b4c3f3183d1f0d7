import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLOUD_NAMES } from '#content/clouds.ts';
import { FOLDERS, guidesIn } from '#content/navigation/guides.ts';
import { MENUS } from '#content/navigation/menus.ts';
import { TOP_BAR_SECTIONS } from '#content/navigation/sections.ts';
import { REFERENCES } from '#content/references.ts';
import { FOOTER_LINKS } from '#content/site.ts';
import { SUBJECT_EXCEPTIONS } from '#content/subjects.ts';
import { SITE_RECORDS } from '#scripts/components/records/site-records.ts';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { buildContent, type ContentBuild, type SeenContent } from '#scripts/content/build-content.ts';
import { readOtherNames } from '#scripts/content/checks/check-names.ts';
import { readAnchorLedger } from '#scripts/content/checks/published-anchors.ts';
import { CLI_FILE } from '#scripts/content/cli.ts';
import { COMPARISONS_FILE } from '#scripts/content/comparisons.ts';
import type { Preview } from '#scripts/content/compile/compile-changed.ts';
import type { Compiler } from '#scripts/content/compile/compile-pages.ts';
import { CONFIGURATION_DATA } from '#scripts/content/configuration.ts';
import { DATA_PROBLEMS } from '#scripts/content/data-rows.ts';
import { deploymentsFile } from '#scripts/content/deployments.ts';
import { REDIRECTS_FILE } from '#scripts/content/redirects.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import type { BuildFolders } from '#scripts/project/project-root.ts';
import { readSynonyms } from '#scripts/search/synonyms.ts';

export interface SiteFolders extends BuildFolders {
  /** `true` for pages from outside the project: menus come from their folders, and the project's redirects do not apply. */
  foreignPages: boolean;
}

interface PagesOptions extends SiteFolders {
  siteOrigin: string;
  /** The hash of the pipeline from an earlier build of the same code. */
  pipeline: string | undefined;
  progress: (line: string) => void;
  processes: ProcessPool;
  preview: Preview<SeenContent> | undefined;
}

/** Compiles and checks the pages of a site. */
export const buildPages = async (options: PagesOptions): Promise<ContentBuild> => {
  const { processes, foreignPages, projectRoot, siteOrigin, outFolder, cacheFolder, progress } = options;
  const rules = foreignPages
    ? {}
    : {
        frame: [...TOP_BAR_SECTIONS, ...FOOTER_LINKS],
        guides: FOLDERS.flatMap(guidesIn),
        otherNames: await readOtherNames(projectRoot),
        records: SITE_RECORDS,
        references: REFERENCES,
        isLinked: true,
        anchorLedger: await readAnchorLedger(projectRoot),
        dataProblems: [...DATA_PROBLEMS, ...(await readSynonyms(projectRoot)).problems],
      };
  const content = {
    compiler: siteCompiler(processes),
    pagesFolder: options.pagesFolder,
    ...rules,
    // Foreign pages have no symbols.
    ...(foreignPages ? {} : { symbolsFolder: options.symbolsFolder }),
    projectRoot,
    siteOrigin,
    outFolder,
    cacheFolder,
    menus: foreignPages ? 'derived' : MENUS,
    redirects: foreignPages ? '' : await readFile(join(projectRoot, REDIRECTS_FILE), 'utf8'),
    subjectExceptions: foreignPages ? [] : SUBJECT_EXCEPTIONS,
    pipeline: options.pipeline,
    preview: options.preview,
  } as const;
  const built = await buildContent(content);
  progress(summary(built));
  // A page with a problem may use them.
  if (built.leftOut.length > 0 && built.problems.length === 0)
    progress(`left out, because no page uses them: ${built.leftOut.join(', ')}`);
  return built;
};

const summary = ({ compiled, reused, problems }: ContentBuild): string => {
  const toFix = problems.length === 0 ? '' : `, ${problems.length} to fix`;
  return `pages: ${compiled} compiled, ${reused} unchanged${toFix}`;
};

/** The compiler of this site: the pipeline with the site's own components. */
export const siteCompiler = (processes: ProcessPool): Compiler => ({
  vocabulary: VOCABULARY,
  pipeline: [
    'scripts/components/vocabulary.ts',
    CLI_FILE,
    COMPARISONS_FILE,
    ...CONFIGURATION_DATA,
    ...CLOUD_NAMES.map(deploymentsFile),
  ],
  processes,
});
