import type { InlineSheet } from '#client/contracts/styles.ts';
import type { Menu } from '#content/navigation/types.ts';
import type { Reference } from '#content/references.ts';
import type { PagePath } from './page-path.ts';

/** The files of the search. Samples are loaded when an answer needs them. */
export interface SearchAssets {
  index: string;
  texts: string;
  samples: string;
}

/** File names below `/docs/assets/`. Each name contains the hash of the file's content. */
export interface AssetNames {
  entry: { file: string; integrity: string };
  mediaStyles: string;
  font: string;
  favicon: string;
  socialCard: string;
  speculationRules: string;
  search: SearchAssets;
}

/** A script or a style sheet that stands in the document, and its hash for the content security policy (`sha256-…`). */
export interface InlineCode {
  code: string;
  hash: string;
}

/** The release manifest. It is compiled into the Worker, so a deploy switches everything at once. */
export interface Release {
  /** The hash of all the following fields and of the Worker's code. */
  id: string;
  pages: Record<PagePath, PageEntry>;
  menus: Menu[];
  references: References;
  /** The keys are the redirected paths, without `/docs`. A key may end in `/*`; see content/redirects.txt. */
  redirects: Record<string, RedirectEntry>;
  /** The latest changes of pages, newest first. */
  changes: PageChange[];
  assets: AssetNames;
  prePaint: InlineCode;
  styles: Record<InlineSheet, InlineCode>;
  /** The SVG symbol of each icon, by the icon's name. */
  icons: Record<string, string>;
  /** A hash of everything that decides how a social image looks, besides its text. */
  socialImageDesign: string;
}

/** A redirect in the manifest. */
export interface RedirectEntry {
  /** The target without `/docs`; see content/redirects.txt. */
  to: string;
  status: 301 | 302;
}

/** A page's entry in the manifest. Menus, lists, and the feed need no other data, so they do not read KV. */
export interface PageEntry {
  /** The SHA-256 of the page's data in KV, in lower-case hex. The key is `page/{hash}`. */
  hash: string;
  /** The SHA-256 of the page's Markdown in KV, in lower-case hex. The key is `markdown/{hash}`. */
  markdown: string;
  /** The size of the page's Markdown for all libraries, in bytes of UTF-8. */
  markdownBytes: number;
  title: string;
  description: string;
  /** The key of the menu that the page shows. */
  menu: string;
  /** The ISO date of the page's last commit. */
  lastChanged?: string;
}

/** The pages of a manifest, by path. */
export type PageEntries = Readonly<Record<PagePath, PageEntry>>;

/** The pages of a manifest, each with its path. */
export const pageEntries = (pages: PageEntries): [PagePath, PageEntry][] =>
  Object.entries(pages) as [PagePath, PageEntry][]; // Object.entries types every key as string.

/** The announcement of a page that is new, or that changed. There is at most one for each month. */
export interface PageChange {
  path: PagePath;
  /** The ISO date of the first commit of the month that added or changed the page. */
  date: string;
  isNew: boolean;
}

/**
 * The address of each subject of each reference, relative to the reference's start: the empty text, `#storage`, or
 * `/storage`. The key of the start itself is the empty text; content/subjects.ts explains the other keys.
 * All references list their subjects in the same order.
 */
export type References = Readonly<Partial<Record<Reference, Readonly<Record<string, string>>>>>;
