import type { PagePath } from './page-path.ts';

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
