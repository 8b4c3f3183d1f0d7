import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

export const pageKey = (text: string): string => `page/${sha256(text)}`;
/** The Markdown of every page. */
const MARKDOWN = 'markdown';
export const MARKDOWN_KEY = `markdown/${sha256(MARKDOWN)}`;

export const assetKeyOf = (bytes: string | Uint8Array): string => `asset/${sha256(bytes)}`;

export interface TestBundle {
  id: string;
  /** Page data by path. */
  pages: Record<string, string>;
  /** Contents by file name. The first file is the entry, the second one is part of the search index. */
  assets: Record<string, string | Uint8Array>;
}

/** A release with a page of its own, or with that of another release, and a page that all releases share. */
export const bundle = (id: string, page = id): TestBundle => ({
  id,
  pages: { '/': 'home', '/storage': `storage of ${page}` },
  assets: { [`entry-${page}.js`]: page },
});

/** Writes the files of a build into a new folder and returns its path. */
export const writeBundle = async ({ id, pages, assets }: TestBundle): Promise<string> => {
  const folder = await temporaryFolder();
  const [entry = '', part = entry] = Object.keys(assets);
  const release = {
    id,
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, text]) => [
        path,
        { hash: sha256(text), markdown: sha256(MARKDOWN), title: path, description: path, menu: 'docs' },
      ]),
    ),
    menus: [],
    redirects: {},
    assets: { entry: { file: entry, integrity: '' }, styles: entry, search: [{ index: part }] },
    changes: [],
    prePaint: { code: '', hash: '' },
    icons: {},
    socialImageDesign: '',
  };
  const files: [string, string | Uint8Array][] = [
    ['release.json', JSON.stringify(release)],
    ['public/_headers', '/*\n  X-Frame-Options: DENY\n'],
    ...Object.values(pages).map((text): [string, string] => [`kv/${pageKey(text)}`, text]),
    [`kv/${MARKDOWN_KEY}`, MARKDOWN],
    ...Object.entries(assets).map(([file, bytes]): [string, string | Uint8Array] => [
      `public/docs/assets/${file}`,
      bytes,
    ]),
  ];
  for (const [file, content] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
};
