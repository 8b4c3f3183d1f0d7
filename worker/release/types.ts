import type { Menu } from '#content/navigation/types.ts';

/** A page as the manifest knows it: enough for menus, lists and the feed without reading KV. */
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

export interface RedirectEntry {
  to: string;
  status: 301 | 302;
}

/** File names below /docs/assets/, with the hash of their content in them. */
export interface AssetNames {
  entry: { file: string; integrity: string };
  styles: { file: string; integrity: string };
  icons: string;
  font: string;
  favicon: string;
  socialCard: string;
  speculationRules: string;
}

/** One release is one thing: this is compiled into the Worker, so a deploy switches everything at once. */
export interface Release {
  /** Hash of everything below and of the Worker's code. */
  id: string;
  pages: Record<string, PageEntry>;
  menus: Menu[];
  redirects: Record<string, RedirectEntry>;
  assets: AssetNames;
  /** The pre-paint script and its hash for the content security policy (`sha256-…`). */
  prePaint: { code: string; hash: string };
}
