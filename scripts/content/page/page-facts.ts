import type { Reference } from '#content/references.ts';
import type { PageImage } from '#scripts/content/files/page-image.ts';
import type { CodeName } from '#scripts/content/names/code-names.ts';
import type { PageSection } from '#worker/page/compiled-page.ts';
import type { PageMeta } from '#worker/page/front-matter.ts';
import type { PagePath } from '#worker/page/page-path.ts';

/** A place in a page, or in the data that a component of the page shows. */
export interface PagePlace {
  line: number;
  column: number;
  /** The data file, relative to the project's root. Absent for a place in the page's own file. */
  file?: string;
}

/** A link as the author wrote it. */
export interface PageLink extends PagePlace {
  url: string;
}

/** The code blocks of a page. */
export interface PageSamples {
  count: number;
  /** The lines where the deliberate fragments begin. */
  fragments: number[];
}

/** A name that a page writes in code style, with all its places. */
export interface PageName extends CodeName {
  places: PagePlace[];
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
  /** The names of the components that the page uses. */
  components: string[];
}
