import type { ContentBuild, SeenContent } from '#scripts/content/content-build.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { Preview } from '#scripts/content/store/preview.ts';
import type { SearchFolders } from '#scripts/search/build-search-assets.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import type { Settings } from '#worker/settings/parse-settings.ts';
import type { BuiltCode } from './build-code.ts';
import type { SitePlaces } from './build-pages.ts';
import type { MadeFromCode } from './kept-code.ts';

export interface SiteBuildOptions extends SitePlaces {
  /** Receives a line when each step ends. */
  progress?: (line: string) => void;
  preview?: Preview<SeenSite> | undefined;
}

/** The pages that an author has open, and the newest code. They are shown before the other pages are compiled. */
export interface SeenSite extends SeenContent {
  code: BuiltCode;
}

export interface SiteBuild {
  /** `undefined` if there are problems: the last good release then stays in place. */
  release: Release | undefined;
  problems: Problem[];
  /** The number of links within the site, all of which were checked. */
  links: number;
  /** The address of every anchor, without `/docs`, sorted. */
  anchors: string[];
  code: BuiltCode;
}

/** A site without its search. */
export interface CompiledSite extends Pick<MadeFromCode, 'code' | 'searchCode'> {
  content: ContentBuild;
  settings: Settings;
  folders: SearchFolders;
}
