import type { PageStyle } from '#client/contracts/page-styles.ts';
import type { Reference } from '#content/references.ts';
import type { PageMeta } from './front-matter.ts';
import type { PagePath } from './page-path.ts';

/** A page section (specification, section 3). `depth` is the level of its heading. */
export interface PageSection {
  id: string;
  title: string;
  depth: 2 | 3;
  tag?: string;
}

/**
 * The differences between the anchors of a page and those of its counterparts in other references, separated by spaces:
 * `queue-drain` if the counterpart has no such anchor, `collection=kv` if it has another one. All other anchors are the same.
 * If a reference lacks the page, `#http` is the row of its start that says so.
 */
export type Counterparts = Readonly<Partial<Record<Reference, string>>>;

/** A page as the build produces it. KV stores it under the hash of its bytes. */
export interface CompiledPage {
  path: PagePath;
  /** The path relative to the project's root, for the edit link. */
  sourceFile: string;
  meta: PageMeta;
  sections: PageSection[];
  /** Absent outside the library references. */
  counterparts?: Counterparts;
  /** The finished HTML of the article, below its header. */
  html: string;
  /** The style sheets that the article needs besides the main one. */
  styles: readonly PageStyle[];
  /** The address of the file with the cards of the symbols in the page's code. It is absent if no code uses one. */
  cards?: string;
  /** What the page's samples were checked against: `Samples checked against Node.js 1.2.2`. It is absent if there are none. */
  samplesCheck?: string;
  /** The ISO date of the page's last commit. It is absent if there is no git history. */
  lastChanged?: string;
}
