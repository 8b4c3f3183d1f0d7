import type { PageEntry } from '#worker/page/page-entry.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import type { SiteRules } from './checks/check-site.ts';
import type { Compiler } from './compile/compile-pages.ts';
import type { Problem } from './problems/problem.ts';
import type { Preview } from './store/preview.ts';
import type { SiteSymbols } from './symbols/site-symbols.ts';

export interface ContentBuildOptions extends SiteRules {
  compiler: Compiler;
  /** The absolute path of the folder of pages. */
  pagesFolder: string;
  /** The absolute path of the folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string;
  outFolder: string;
  cacheFolder: string;
  /** The hashes of the pipeline from an earlier build of the same code. */
  pipeline?: Readonly<Record<string, string>> | undefined;
  preview?: Preview<SeenContent> | undefined;
}

/** The pages that an author sees. They keep their menus, which follow from all pages. */
export interface SeenContent {
  /** Empty if there are problems. */
  pages: ReadonlyMap<PagePath, Omit<PageEntry, 'menu'>>;
  /** The problems of these pages alone. */
  problems: readonly Problem[];
}

export interface ContentBuild extends Pick<Release, 'menus' | 'references' | 'redirects' | 'changes'> {
  /** Empty if there are problems. */
  pages: Record<string, PageEntry>;
  /** If there are problems, nothing was written to the out folder. */
  problems: Problem[];
  compiled: number;
  reused: number;
  /** The number of links within the site, all of which were checked. */
  links: number;
  /** The address of every anchor, without `/docs`, sorted. */
  anchors: string[];
  symbols: SiteSymbols;
  /** The hashes of the modules of the pipeline. */
  pipeline: Readonly<Record<string, string>>;
}
