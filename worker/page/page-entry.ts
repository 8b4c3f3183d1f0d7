import type { PagePath } from './page-path.ts';

/** A page's entry in the manifest: enough for menus, lists and the feed without reading KV. */
export interface PageEntry {
  /** SHA-256 of the page's data in KV, lower-case hex; the key is `page/{hash}`. */
  hash: string;
  /** SHA-256 of the page's Markdown in KV; the key is `markdown/{hash}`. */
  markdown: string;
  title: string;
  description: string;
  /** Key of the menu that the page shows. */
  menu: string;
  /** ISO date of the page's last commit. */
  lastChanged?: string;
}

/** The pages of a manifest, each with its path. */
export const pageEntries = (pages: Readonly<Record<PagePath, PageEntry>>): [PagePath, PageEntry][] =>
  Object.entries(pages) as [PagePath, PageEntry][]; // Object.entries takes every key for a string
