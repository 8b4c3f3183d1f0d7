import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '#scripts/content/files/output-files.ts';
import type { Platform } from '#scripts/publish/cloudflare-platform.ts';
import { publishRelease } from '#scripts/publish/publish-release.ts';
import { rollBack } from '#scripts/publish/roll-back.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { LIVE, type MemoryAccount, memoryAccount, platformOf } from './memory-account.ts';

/** The pauses of a minute, without their length. */
const pausesMs = [0, 0, 0];

/** Resolves to the lines that a command prints. */
const linesOf = async (
  command: (progress: (line: string, mark?: string) => void) => Promise<unknown>,
): Promise<string[]> => {
  const lines: string[] = [];
  await command((line, mark = '✓') => lines.push(`${mark} ${line}`));
  return lines;
};

/** `npm run deploy` or `npm run preview` with a build that exists. */
export const publish = async (
  platform: Platform,
  built: TestBundle | string,
  goal: 'deploy' | 'preview' = 'deploy',
  requireUnchanged = async () => {},
) => {
  const folder = typeof built === 'string' ? built : await writeBundle(built);
  const snapshot = { folder, requireUnchanged };
  let published: Awaited<ReturnType<typeof publishRelease>> | undefined;
  const lines = await linesOf(async (progress) => {
    published = await publishRelease({ platform, snapshot, goal, commit: 'abc123', progress, pausesMs });
  });
  return { lines, folder, published };
};

/** `npm run rollback`. */
export const rollback = (
  platform: Platform,
  { wanted, dryRun = false }: { wanted?: string; dryRun?: boolean } = {},
): Promise<string[]> => linesOf((progress) => rollBack({ platform, wanted, dryRun, progress, pausesMs }));

/** An account to which these releases were deployed, oldest first. */
export const accountWith = async (...ids: string[]): Promise<MemoryAccount> => {
  const account = memoryAccount();
  for (const id of ids) await publish(platformOf(account), bundle(id));
  account.requests.length = 0;
  return account;
};

/** A platform whose live site answers 503 to a page as long as `isDown`. */
export const withDown = (account: MemoryAccount, isDown: () => boolean): Platform => {
  const platform = platformOf(account);
  const { ask } = platform;
  return {
    ...platform,
    ask: async (url, init) =>
      String(url) === `${LIVE}/docs/storage` && isDown()
        ? new Response(null, { status: 503 })
        : ask(url, init),
  };
};

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
    assets: { entry: { file: entry, integrity: '' }, search: [{ index: part }] },
    changes: [],
    prePaint: { code: '', hash: '' },
    styles: {},
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
