import type { Reference } from '#content/references.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { PageMeta, PageSection } from '#worker/page/types.ts';
import type { StoredColors } from './code/sample-colors.ts';
import type { PageFile, PageImage } from './files/page-file.ts';
import type { CodeName } from './names/code-names.ts';
import type { Library } from './symbols/library.ts';
import type { SiteSymbols } from './symbols/site-symbols.ts';

/** A page as its author wrote it. */
export interface SourcePage {
  path: PagePath;
  /** The absolute path of the page's file. */
  file: string;
  /** The path of the page's file, relative to the project's root. */
  sourceFile: string;
  source: string;
  /** The colors of the code of the page's last version, if they are known. */
  knownColors?: StoredColors;
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

/** A link as the author wrote it. */
export interface PageLink {
  url: string;
  line: number;
  column: number;
  /** The data file with the link, relative to the project's root. Absent if the link is in the page's own file. */
  file?: string;
}

/** The code blocks of a page. */
export interface PageSamples {
  count: number;
  /** The lines where the deliberate fragments begin. */
  fragments: number[];
}

/** The place of a name. */
export interface NamePlace {
  line: number;
  column: number;
  /** The data file with the name, relative to the project's root. Absent if the name is in the page's own file. */
  file?: string;
}

/** A name that a page writes in code style, with all its places. */
export interface PageName extends CodeName {
  places: NamePlace[];
}

/** The facts about a page that other pages and the checks that span all pages use. */
export interface PageFacts {
  path: PagePath;
  sourceFile: string;
  meta: Partial<PageMeta>;
  /** Every id that a link may point to. `undefined` if the page could not be read. */
  anchors: string[] | undefined;
  /** The page's headings of the second and third level. Empty if the page could not be read. */
  sections: PageSection[];
  links: PageLink[];
  /** The names in code style that data must know. */
  names: PageName[];
  images: PageImage[];
  /** The files that are part of the page, besides its source and its images. */
  files: PageFile[];
  samples: PageSamples;
  /** The names of the records of the site's data that the page shows. */
  records: string[];
  /** The libraries whose symbols the page shows or links to, each with the hash of its data. */
  symbols: Partial<Record<Reference, string>>;
  /** The names of the components that the page uses. */
  components: string[];
}

/** The texts of a compiled page, in the form that is written to files, and what helps to compile it again. */
export interface PageTexts {
  /** The JSON of the page's data, without its date. */
  page: string;
  /** The JSON of the page's `StoredMarkdown`. */
  markdown: string;
  /** The JSON of the page's search record. */
  search: string;
  /** The cards of the symbols in the page's code. Absent if no code uses one. */
  cards?: PageCards;
  /** The colors of the page's code, for its next version. */
  colors: StoredColors;
}

/** The file of a page's cards. */
export interface PageCards {
  /** The file's name below `/docs/assets/`, with the hash of the content. */
  asset: string;
  /** The JSON of the page's `SymbolCards`. */
  text: string;
}
