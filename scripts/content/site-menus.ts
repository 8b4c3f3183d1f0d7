import type {
  LinkBySdk,
  LinkSource,
  Menu,
  MenuSource,
  NavigationGroup,
  NavigationLink,
  ReferencePagesLink,
  SubjectLink,
} from '#content/navigation/types.ts';
import { ownValue } from '#content/own-value.ts';
import { REFERENCE_PAGES } from '#content/reference-pages.ts';
import { referenceName } from '#content/references.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { MAIN_MENU } from '#worker/model/menus.ts';
import { type PagePath, pageHref, referenceStart } from '#worker/model/page-path.ts';
import type { References } from '#worker/model/release-manifest.ts';
import { capitalized } from '#worker/model/text.ts';

interface TitledPage {
  path: PagePath;
  title: string;
}

/** Derives a menu for each top folder of pages without written menus. The index comes first, then other pages by title. */
export const deriveMenus = (pages: readonly TitledPage[]): Menu[] => {
  const folders = Map.groupBy(inOrder(pages), ({ path }) => path.split('/', 2)[1] ?? '');
  const single: TitledPage[] = [];
  const heads: TitledPage[] = [];
  const menus: Menu[] = [];
  for (const [top, members] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first, second] = members;
    if (!first) continue;
    if (!second && first.path.split('/').length === 2) single.push(first);
    else {
      heads.push({ path: first.path, title: first.path === `/${top}` ? first.title : titleOf(top) });
      menus.push(folderMenu(top, members));
    }
  }
  const groups = [single, heads]
    .filter((group) => group.length > 0)
    .map((group, index) => ({
      ...(index > 0 ? { showDividerAbove: true } : {}),
      links: inOrder(group).map(linkTo),
    }));
  return [{ key: MAIN_MENU, prefix: '/', groups }, ...menus];
};

const folderMenu = (top: string, pages: readonly TitledPage[]): Menu => {
  const names = new Set(pages.flatMap(({ path }) => (path.split('/').length > 3 ? sectionIn(path) : [])));
  const direct = pages.filter(({ path }) => !names.has(sectionIn(path)));
  const sections = Map.groupBy(
    pages.filter(({ path }) => names.has(sectionIn(path))),
    ({ path }) => sectionIn(path),
  );
  const groups: NavigationGroup[] = direct.length > 0 ? [{ links: direct.map(linkTo) }] : [];
  for (const [section, members] of sections)
    groups.push({ title: titleOf(section), links: members.map(linkTo) });
  return { key: top === MAIN_MENU ? `${MAIN_MENU}/` : top, prefix: `/${top}`, groups };
};

/** The folder in a top folder that a page is in or is the index of, or an empty text. */
const sectionIn = (path: PagePath): string => path.split('/', 3)[2] ?? '';

const linkTo = ({ path, title }: TitledPage): NavigationLink => ({ title, href: pageHref(path) });

/** Sorts pages by title, each before those below it. */
const inOrder = (pages: readonly TitledPage[]): TitledPage[] => {
  const titles = new Map<string, string>(pages.map(({ path, title }) => [path, title]));
  /** The titles of the pages from the root to this one. A path tells pages of the same title apart. */
  const rankOf = ({ path }: TitledPage): string =>
    path
      .replace(/\/$/, '')
      .split('/')
      .map((_, index, names) => names.slice(0, index + 1).join('/') || '/')
      .flatMap((above) => (titles.has(above) ? `${titles.get(above)}\n${above}` : []))
      .join('\0');
  const ranks = new Map(pages.map((page) => [page, rankOf(page)]));
  return [...pages].sort((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1));
};

const titleOf = (folder: string): string => capitalized(folder.replaceAll(/[-_]+/g, ' '));

/** The menus with an address for every link. A page whose subject no latest reference covers has no reference. */
export const resolveMenus = (menus: readonly MenuSource[], references: References): Menu[] =>
  menus.map((menu) => ({
    ...menu,
    groups: menu.groups.map((group) => ({
      ...group,
      links: group.links.flatMap((link) => linksOf(link, references)),
    })),
  }));

const linksOf = (link: LinkSource, references: References): NavigationLink | NavigationLink[] => {
  if ('pagesOf' in link) return pageLinks(link, references);
  if (!isSubjectLink(link)) return link;
  const { subject, ...rest } = link;
  const reference = referenceOf(subject, references);
  return { ...rest, ...(reference && { reference }) };
};

export const isSubjectLink = (link: LinkSource): link is SubjectLink => 'subject' in link;

const pageLinks = ({ pagesOf }: ReferencePagesLink, references: References): NavigationLink[] => {
  const addresses = Object.values(references[pagesOf] ?? {});
  return REFERENCE_PAGES.filter(({ name }) => addresses.includes(`/${name}`)).map(
    ({ name, title, icon }) => ({
      title,
      href: `${pageHref(referenceStart(pagesOf))}/${name}`,
      icon,
    }),
  );
};

/** The link to a subject in the latest reference of each library, or `undefined` if none covers it. */
export const referenceOf = (subject: string, references: References): LinkBySdk | undefined => {
  const hrefs = SDK_SLUGS.flatMap((sdk) => {
    const reference = referenceName(sdk, undefined);
    const address = ownValue(references[reference], subject);
    return address === undefined ? [] : [[sdk, pageHref(referenceStart(reference)) + address] as const];
  });
  return hrefs.length > 0 ? { kind: 'reference', hrefBySdk: Object.fromEntries(hrefs) } : undefined;
};

/** The menu that a page shows: the menu that names the page, or else the menu with the longest prefix of its path. */
export const menuOfPage = <M extends MenuSource>(path: string, menus: readonly M[]): M | undefined =>
  menus.find(({ pages }) => pages?.includes(path)) ??
  menus
    .filter(({ prefix }) => prefix !== undefined && isBelow(path, prefix))
    .reduce<M | undefined>(
      (longest, menu) => ((menu.prefix?.length ?? 0) > (longest?.prefix?.length ?? -1) ? menu : longest),
      undefined,
    );

const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
