import type * as v from 'valibot';
import type { IslandName } from '#client/contracts/island-names.ts';
import type { JsonObject } from '#client/contracts/json.ts';
import type { frontMatter } from './front-matter.ts';
import type { PagePath } from './page-path.ts';

/** Specification, section 3: page section. `depth` is the level of its heading, 2 or 3. */
export interface PageSection {
  id: string;
  title: string;
  depth: 2 | 3;
  tag?: string;
}

/** The front matter of a page without mistakes (specification, section 3: page props). */
export type PageMeta = v.InferOutput<typeof frontMatter>;

/**
 * A page's body is joined from segments as strings: an island may stand inside a list, which leaves unbalanced pieces.
 * `slots` are HTML, read from the DOM on hydration; islands never nest.
 */
export type Segment =
  | { kind: 'html'; html: string }
  | { kind: 'island'; name: IslandName; props: JsonObject; slots: string[] };

/** What the build makes of a page. It lies in KV under the hash of its bytes. */
export interface CompiledPage {
  path: PagePath;
  /** From the project's root, for the edit link. */
  sourceFile: string;
  meta: PageMeta;
  sections: PageSection[];
  body: Segment[];
  /** ISO date of the page's last commit; none without history. */
  lastChanged?: string;
}
