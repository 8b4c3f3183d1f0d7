import { latestVersion, type Reference } from '#content/references.ts';
import type { CodeName } from '#scripts/content/checks/code-names.ts';
import type { PageImage } from '#scripts/content/files/page-images.ts';
import type { Library, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { PageSection } from '#worker/model/compiled-page.ts';
import type { PageMeta } from '#worker/model/page-meta.ts';
import { type PagePath, parseReferencePath } from '#worker/model/page-path.ts';

/** A page as its author wrote it. */
export interface SourcePage {
  path: PagePath;
  /** The absolute path of the page's file. */
  file: string;
  /** The path of the page's file, relative to the project's root. */
  sourceFile: string;
  /** Empty if the file could not be read, which was reported. */
  source: string;
}

/** The facts about a page that a component may depend on. */
export interface PageContext {
  path: PagePath;
  /** The path of the page's file, relative to the project's root. */
  sourceFile: string;
  /** The library that a reference page describes. Other pages have none. */
  library?: Library;
  /** The symbols of every library. The page depends on the libraries that are taken from it. */
  symbols: SiteSymbols;
}

/** The context of a page's components. An address without a version means the latest version. */
export const pageContext = ({ path, sourceFile }: SourcePage, symbols: SiteSymbols): PageContext => {
  const reference = parseReferencePath(path);
  if (!reference) return { path, sourceFile, symbols };
  const { sdk, version = latestVersion(sdk) } = reference;
  return { path, sourceFile, library: { sdk, version }, symbols };
};

/** A location in a page, or in the data that a component of the page shows. */
export interface PageLocation {
  line: number;
  column: number;
  /** The data file, relative to the project's root. Absent for a location in the page's file. */
  file?: string;
}

/** A link as the author wrote it. */
interface PageLink extends PageLocation {
  url: string;
}

/** The code blocks of a page. */
interface PageSamples {
  count: number;
  /** The lines where the deliberate fragments begin. */
  fragments: number[];
}

/** A name that a page writes in code style, with all its locations. */
export interface PageName extends CodeName {
  locations: PageLocation[];
}

/** The facts about a page that other pages and the checks that span all pages use. */
export interface PageFacts {
  path: PagePath;
  sourceFile: string;
  meta: Partial<PageMeta>;
  /** Every id that a link may point to. `undefined` if the page could not be read, or if a component could not expand. */
  anchors: string[] | undefined;
  /** The page's headings of the second and third level. Empty if the page could not be read. */
  sections: PageSection[];
  links: PageLink[];
  /** The names in code style that data must know. */
  names: PageName[];
  images: PageImage[];
  samples: PageSamples;
  /** The names of the records of the site's data that the page shows. */
  records: string[];
  /** The libraries whose symbols the page shows or links to, each with the hash of its data. */
  symbols: Partial<Record<Reference, string>>;
}

/** The facts about a page that could not be read. */
export const unreadFacts = ({ path, sourceFile }: SourcePage): PageFacts => ({
  path,
  sourceFile,
  meta: {},
  anchors: undefined,
  sections: [],
  links: [],
  names: [],
  images: [],
  samples: { count: 0, fragments: [] },
  records: [],
  symbols: {},
});

/** The texts of a compiled page, in the form that is written to files. */
export interface PageTexts {
  /** The page as KV stores it, without its date. */
  page: string;
  /** The JSON of the page's `StoredMarkdown`. */
  markdown: string;
  /** The size of the page's Markdown for all libraries, in bytes. */
  markdownBytes: number;
  /** The JSON of the page's search record. */
  search: string;
  /** The cards of the symbols in the page's code. Absent if no code uses one. */
  cards?: PageCards;
}

/** The file of a page's cards. */
export interface PageCards {
  /** The file's name below `/docs/assets/`, with the hash of the content. */
  asset: string;
  /** The JSON of the page's `SymbolCards`. */
  text: string;
}
