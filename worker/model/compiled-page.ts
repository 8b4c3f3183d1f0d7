import type { PageStyle } from '#client/contracts/styles.ts';
import type { Reference } from '#content/references.ts';
import type { SdkSlug } from '#content/sdks.ts';
import type { PageMeta } from './page-meta.ts';
import type { PagePath } from './page-path.ts';

/** A page section (requirements, section 3). `depth` is the level of its heading. */
export interface PageSection {
  id: string;
  title: string;
  depth: 2 | 3;
  tag?: string;
}

/**
 * The differences between the anchors of a page and those of its counterparts in other references, separated by spaces:
 * `queue-drain` if the counterpart has no such anchor, `collection=kv` if it has another one. All other anchors are the same.
 * If a reference lacks the page, `#http` is the row of its start page about that.
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
  /** Which releases the page's samples are for: `Samples for Node.js 1.4.2`. Absent if they use no library. */
  samplesRelease?: string;
  /** The first library that the article depends on. Absent if it is the same in all languages. */
  samplesSdk?: SdkSlug;
  /** The ISO date of the page's last commit. It is absent if there is no git history. */
  lastChanged?: string;
}

/**
 * The text of a page in KV: a line of JSON with everything besides the HTML, and then the HTML in ASCII. Within JSON, the HTML
 * would take about as long to parse as the page takes to render.
 */
export const storedPage = ({ html, ...facts }: CompiledPage): string =>
  `${JSON.stringify(facts)}\n${asciiHtml(html)}`;

/** Reads a text that `storedPage` returned. */
export const parseStoredPage = (text: string): CompiledPage => {
  const end = text.indexOf('\n');
  return { ...JSON.parse(text.slice(0, end)), html: text.slice(end + 1) };
};

const BEYOND_ASCII = /[^\0-\x7f]/gu;

/**
 * Writes the characters beyond ASCII as references, such as `&#169;` for `©`. V8 keeps and encodes text of ASCII alone in the
 * fast way, so one other character slows a whole page down.
 */
export const asciiHtml = (html: string): string =>
  html.replace(BEYOND_ASCII, (character) => `&#${character.codePointAt(0)};`);
