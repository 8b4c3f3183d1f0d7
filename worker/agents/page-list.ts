import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import type { Menu } from '#content/navigation/types.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { DEFAULT_DESCRIPTION, PRODUCT_NAME } from '#content/site.ts';
import { menuLinks } from '#worker/model/menus.ts';
import {
  markdownHref,
  type PagePath,
  pageHref,
  parsePagePath,
  parseReferencePath,
} from '#worker/model/page-path.ts';
import { mapLimited } from '#worker/model/promises.ts';
import { type PageEntries, type PageEntry, pageEntries } from '#worker/model/release-manifest.ts';
import { MCP_PATH, NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { capitalized } from '#worker/model/text.ts';
import { markdownPage } from '#worker/page/markdown-page.ts';
import { readMarkdown } from '#worker/page/page-store.ts';
import type { Site } from '#worker/page/page-view.ts';
import { ancestors, libraryName } from '#worker/page/trail.ts';
import { EXTENT, NothingFound, tool, withinExtent } from './tool.ts';

/**
 * Lists the pages of a folder in the form that llmstxt.org proposes: a title, a summary, and sections of links, with the
 * size of each text. Older versions are in the section "Optional". Returns `undefined` for a folder without pages below it.
 */
export const pageList = (folder: PagePath, site: ListedSite, siteOrigin: string): string | undefined => {
  const sections = siteSections(folder, site);
  if (sections.length === 0) return undefined;
  const current = sections.filter(({ isOld }) => !isOld);
  const shown = current.length > 0 ? current : sections;
  const optional = sections.filter((section) => !shown.includes(section));
  const lists: [title: string, lines: string[]][] = [
    ...shown.map(({ title, pages }): [string, string[]] => [
      title,
      pages.map((page) => pageLine(page, siteOrigin)),
    ]),
    ['Lists of parts', folder === ROOT ? folderLines(site, siteOrigin) : []],
    [
      'Optional',
      optional.flatMap(({ title, pages }) => pages.map((page) => pageLine(page, siteOrigin, `${title}: `))),
    ],
  ];
  const parts = [
    ...listHead(folder, site),
    listNotes(folder, sections, siteOrigin),
    ...lists.flatMap(([title, lines]) => (lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : [])),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** The title and the summary of a list. */
const listHead = (folder: PagePath, { pages }: ListedSite): string[] => [
  folder === ROOT ? `# ${PRODUCT_NAME} documentation` : `# ${PRODUCT_NAME}: ${folderTitle(folder, pages)}`,
  `> ${pages[folder]?.description ?? DEFAULT_DESCRIPTION}`,
];

/** `12 kB`, or `2.1 MB`. */
const readableSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The address of a file that lists a folder. */
const listAddress = (folder: PagePath, file: 'llms.txt' | 'llms-full.txt', siteOrigin: string): string =>
  `${siteOrigin}${pageHref(folder)}/${file}`;

const sizeOf = (pages: readonly ListedPage[]): string =>
  readableSize(pages.reduce((sum, { markdownBytes }) => sum + markdownBytes, 0));

const pageLine = (page: ListedPage, siteOrigin: string, prefix = ''): string =>
  `- [${prefix}${page.title}](${siteOrigin}${markdownHref(page.path)}): ${page.description} (${readableSize(page.markdownBytes)})`;

const listNotes = (folder: PagePath, sections: readonly SiteSection[], siteOrigin: string): string =>
  [
    '- Every page is Markdown at its address with `.md` at the end, and for `Accept: text/markdown`.',
    `- With \`?sdk=\` and one of ${SDK_SLUGS.join(', ')}, a page has the samples of one library.`,
    `- All pages of this list in one file: [llms-full.txt](${listAddress(folder, 'llms-full.txt', siteOrigin)}) (${sizeOf(sections.flatMap(({ pages }) => pages))})`,
    ...(folder === ROOT
      ? [`- What is new, by month: [whats-new.md](${siteOrigin}${markdownHref(NEWS_PAGE.path)})`]
      : []),
    `- Tools for agents (Model Context Protocol, Streamable HTTP): <${siteOrigin}${MCP_PATH}>`,
  ].join('\n');

/** The lists of the folders with current pages, so that a reader can take a part. */
const folderLines = (site: ListedSite, siteOrigin: string): string[] =>
  [...siteFolders(site.pages)].flatMap((folder) => {
    const sections = siteSections(folder, site);
    const pages = sections.flatMap((section) => section.pages);
    if (pages.length < 2 || sections.every(({ isOld }) => isOld)) return [];
    const address = listAddress(folder, 'llms.txt', siteOrigin);
    return `- [${folderTitle(folder, site.pages)}](${address}): ${pages.length} pages (${sizeOf(pages)})`;
  });

/** The parts of a release that lists of pages depend on. */
interface ListedSite {
  pages: PageEntries;
  menus: readonly Menu[];
}

/** Pages that belong together, in the order of the menus. */
interface SiteSection {
  title: string;
  /** `true` for older versions, and for libraries that support only old versions. */
  isOld: boolean;
  pages: ListedPage[];
}

type ListedPage = Pick<PageEntry, 'title' | 'description' | 'markdown' | 'markdownBytes'> & {
  path: PagePath;
};

/** The sections of the pages at a folder and below it, current versions first. Empty if the folder has no page below it. */
export const siteSections = (folder: PagePath, { pages, menus }: ListedSite): SiteSection[] => {
  const hrefs = menus.flatMap((menu) => menuLinks(menu).map(({ href }) => href));
  // A page that several menus have has its first position, and a page that no menu has comes last.
  const order = new Map(hrefs.map((href, index) => [href, index] as const).reverse());
  const rankOf = (path: PagePath) => order.get(pageHref(path)) ?? Number.MAX_SAFE_INTEGER;
  const listed = pageEntries(pages)
    .filter(([path]) => folder === ROOT || path === folder || path.startsWith(`${folder}/`))
    .sort(([a], [b]) => rankOf(a) - rankOf(b));
  if (!listed.some(([path]) => path !== folder)) return [];
  const folders = siteFolders(pages);
  return [...Map.groupBy(listed, ([path]) => sectionTitle(path, pages, folders))]
    .map(([title, entries]) => ({
      title,
      isOld: entries.some(([path]) => isOld(path)),
      pages: entries.map(([path, entry]) => ({ ...entry, path })),
    }))
    .sort((a, b) => Number(a.isOld) - Number(b.isOld));
};

const sectionTitle = (path: PagePath, pages: PageEntries, folders: ReadonlySet<PagePath>): string => {
  if (BUILDING_BLOCKS.some(({ href }) => href === pageHref(path))) return 'Building blocks';
  const paths = [...ancestors(path), path];
  const library = paths.map(libraryTitle).findLast((title) => title !== undefined);
  const folder = paths.findLast((above) => folders.has(above) && Object.hasOwn(pages, above));
  return library ?? (folder ? folderTitle(folder, pages) : 'General');
};

const isOld = (path: PagePath): boolean => {
  const reference = parseReferencePath(path);
  return reference !== undefined && reference.reference !== reference.sdk;
};

export const ROOT = '/' as PagePath; // It is a page path.

/** Parses the path of a folder, with or without `/docs` and slashes around it. The root is the empty text. */
export const parseFolder = (text: string): PagePath | undefined =>
  parsePagePath(`/${text.replace(/^\/?(?:docs(?=\/|$))?\/?|\/$/g, '')}`);

/** The folders that have pages below them, without the root. A folder need not be a page. */
const siteFolders = (pages: PageEntries): ReadonlySet<PagePath> =>
  new Set(pageEntries(pages).flatMap(([path]) => ancestors(path)));

/** The name of a folder: of its library, of its page, or of the folder itself, such as `Getting started`. */
const folderTitle = (folder: PagePath, pages: PageEntries): string =>
  libraryTitle(folder) ??
  pages[folder]?.title ??
  capitalized(folder.slice(folder.lastIndexOf('/') + 1).replaceAll('-', ' '));

/** `Python v0 reference` for the start of a library's reference. */
const libraryTitle = (path: PagePath): string | undefined => {
  const name = libraryName(path);
  return name && `${name} reference`;
};

/** Workers may have six connections open at a time. */
export const MOST_READS = 6;

/**
 * Joins the Markdown of all pages of a folder, current versions first. Returns `undefined` for a folder without pages below
 * it. Rejects with PageUnavailable if a page is missing: a text with a hole would look whole.
 */
export const pageTexts = async (
  folder: PagePath,
  site: Site,
  store: KVNamespace,
): Promise<string | undefined> => {
  const pages = siteSections(folder, site.release).flatMap((section) => section.pages);
  if (pages.length === 0) return undefined;
  const texts = await mapLimited(pages, MOST_READS, async ({ path, markdown }) => {
    const page = { path, reference: parseReferencePath(path), sdk: undefined };
    return markdownPage(await readMarkdown(store, markdown), page, site);
  });
  const head = [...listHead(folder, site.release), `${pages.length} pages follow.`];
  return [`${head.join('\n\n')}\n`, ...texts].join('\n---\n\n');
};

export const listPages = tool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists the pages of the documentation with their descriptions and sizes, current versions first. A folder such as reference/python limits the list.',
  inputs: {
    folder: {
      type: 'string',
      maxLength: 512,
      description: 'The path of a folder, such as guides or reference/go/v0.',
    },
    ...EXTENT,
  },
  required: [],
  run: async ({ folder = '', ...extent }, site) => {
    const path = parseFolder(folder);
    const list = path && pageList(path, site.release, site.settings.siteOrigin);
    if (list === undefined)
      throw new NothingFound(
        `There is no page below ${folder}. Without a folder, list_pages names all pages and folders.`,
      );
    return { text: withinExtent(list, extent) };
  },
});
