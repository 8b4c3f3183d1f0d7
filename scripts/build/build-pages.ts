import { MENUS } from '#content/navigation/menus.ts';
import { TOP_BAR_SECTIONS } from '#content/navigation/sections.ts';
import { OTHER_NAMES } from '#content/other-names.ts';
import { REDIRECTS } from '#content/redirects.ts';
import { REFERENCES } from '#content/references.ts';
import { FOOTER_LINKS } from '#content/site.ts';
import { SUBJECT_EXCEPTIONS } from '#content/subjects.ts';
import { SITE_RECORDS } from '#scripts/components/records/site-records.ts';
import { buildContent } from '#scripts/content/build-content.ts';
import type { ContentBuild, SeenContent } from '#scripts/content/content-build.ts';
import type { Preview } from '#scripts/content/store/preview.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import type { StepRun } from '#scripts/steps/step.ts';
import { readAnchorLedger } from './anchor-ledger.ts';
import { siteCompiler } from './compiler.ts';

export interface SitePlaces {
  projectRoot: string;
  pagesFolder: string;
  /** The folder of the libraries' symbols. Foreign pages have none. */
  symbolsFolder: string;
  outFolder: string;
  cacheFolder: string;
  /** `true` for pages from outside the project: menus come from their folders, and the project's redirects do not apply. */
  foreignPages: boolean;
}

interface PagesOptions extends SitePlaces {
  siteOrigin: string;
  /** The hashes of the pipeline from an earlier build of the same code. */
  pipeline: Readonly<Record<string, string>> | undefined;
  progress: (line: string) => void;
  processes: ProcessPool;
  /** This is a function, because functions are not part of the key under which a step is remembered. */
  preview: () => Preview<SeenContent> | undefined;
}

/** Compiles and checks the pages of a site. */
export const buildPages = async (options: PagesOptions, run: StepRun): Promise<ContentBuild> => {
  const { processes, foreignPages, projectRoot, siteOrigin, outFolder, cacheFolder, progress } = options;
  run.reads(['content/**']);
  const own = foreignPages
    ? {}
    : {
        frame: [...TOP_BAR_SECTIONS, ...FOOTER_LINKS.first, ...FOOTER_LINKS.last],
        otherNames: OTHER_NAMES,
        records: SITE_RECORDS,
        references: REFERENCES,
        isLinked: true,
        anchorLedger: await readAnchorLedger(projectRoot),
      };
  const content = {
    compiler: siteCompiler(processes),
    pagesFolder: options.pagesFolder,
    ...own,
    ...symbolsOf(options),
    projectRoot,
    siteOrigin,
    outFolder,
    cacheFolder,
    menus: foreignPages ? 'derived' : MENUS,
    redirects: foreignPages ? [] : REDIRECTS,
    subjectExceptions: foreignPages ? [] : SUBJECT_EXCEPTIONS,
    pipeline: options.pipeline,
    preview: options.preview(),
  } as const;
  const built = await buildContent(content, run);
  progress(summary(built));
  return built;
};

/** Foreign pages have no symbols. */
export const symbolsOf = ({ foreignPages, symbolsFolder }: SitePlaces): { symbolsFolder?: string } =>
  foreignPages ? {} : { symbolsFolder };

const summary = ({ compiled, reused, problems }: ContentBuild): string => {
  const mistakes = problems.length === 0 ? '' : `, ${problems.length} to fix`;
  return `pages: ${compiled} compiled, ${reused} unchanged${mistakes}`;
};
