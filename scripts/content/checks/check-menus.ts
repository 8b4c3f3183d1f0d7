import { GUIDES } from '#content/navigation/sections.ts';
import type { LinkBySdk, Menu, NavigationLink } from '#content/navigation/types.ts';
import { DOCS_PREFIX, FOOTER_LINKS } from '#content/site.ts';
import { siteAddress, splitAddress } from '#scripts/content/addresses.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { menuOfPage } from '#scripts/content/site-menus.ts';
import { menuLinks } from '#worker/model/menus.ts';
import { pageHref, parsePagePath, parseReferencePath } from '#worker/model/page-path.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

const NAVIGATION = 'content/navigation';
/** These files hold the records that menus are made from. */
const RECORDS = ['content/sdks.ts', 'content/building-blocks.ts', 'content/clouds.ts'];

const IN_FOOTER = [...FOOTER_LINKS];

/** Reports every menu entry that leads nowhere, and every page that shows no menu or that neither a menu nor the footer links to. */
export const checkMenus = async (
  menus: readonly Menu[],
  pages: readonly PageFacts[],
  site: SitePages,
  projectRoot: string,
): Promise<Problem[]> => {
  const files = [`${NAVIGATION}/menus.ts`, NAVIGATION, ...RECORDS] as const;
  const finder = await SourceFinder.read(projectRoot, files, NAVIGATION);
  const entries = menus.flatMap(menuEntries);
  return [
    ...repeatProblems(menus, finder),
    ...entryProblems(entries, site, finder),
    ...namedPageProblems(menus, site, finder),
    ...pageProblems(
      pages,
      menus,
      new Set([...entries, ...IN_FOOTER].map(({ href }) => splitAddress(href).path)),
    ),
  ];
};

/** The entries that lead nowhere, one for each address. */
const entryProblems = (entries: readonly MenuEntry[], site: SitePages, finder: SourceFinder): Problem[] => {
  const firstOfAddress = new Map(entries.toReversed().map((entry) => [entry.href, entry]));
  return [...firstOfAddress.values()].flatMap(({ href, title, menu }) => {
    const problem = site.problemOfHref(href);
    if (!problem) return [];
    return {
      ...finder.find(
        href,
        href.slice(DOCS_PREFIX.length),
        splitAddress(href).path,
        ...versionIn(href),
        title,
      ),
      message: `The entry "${title}" of the menu \`${menu}\` leads nowhere: ${href}. ${problem.message}`,
      hint: problem.hint,
    };
  });
};

/** The pages that a menu names although they do not exist, and the beginnings of paths that no page has. */
const namedPageProblems = (menus: readonly Menu[], site: SitePages, finder: SourceFinder): Problem[] =>
  menus.flatMap(({ key, prefix, pages = [] }) => [
    ...pages
      .filter((path) => !site.has(path))
      .map((path) => ({
        ...finder.find(path, DOCS_PREFIX + path),
        message: `The menu \`${key}\` names a page \`${path}\` that does not exist.`,
        hint: 'Remove it, or fix the path.',
      })),
    ...(prefix === undefined ||
    prefix === '/' ||
    site.paths.some((path) => `${path}/`.startsWith(`${prefix}/`))
      ? []
      : [
          {
            ...finder.find(prefix, DOCS_PREFIX + prefix),
            message: `No page begins with \`${prefix}\`, so none shows the menu \`${key}\`.`,
            hint: 'Fix the `prefix`.',
          },
        ]),
  ]);

/** The pages that show no menu, and the pages that no menu links to. */
const pageProblems = (
  pages: readonly PageFacts[],
  menus: readonly Menu[],
  reached: ReadonlySet<string>,
): Problem[] =>
  pages.flatMap(({ path, sourceFile, meta }) => {
    const href = pageHref(path);
    const start = { file: sourceFile, line: 1, column: 1 };
    // The record of a guide names the building blocks that it uses.
    const uses = href.startsWith(`${GUIDES.href}/`) ? ', uses: {}' : '';
    const problems: Problem[] = [];
    if (!menuOfPage(path, menus))
      problems.push({
        ...start,
        message: `No menu is shown on ${path}.`,
        hint: `Add a menu in ${NAVIGATION} whose \`prefix\` is the beginning of this path.`,
      });
    if (!reached.has(href))
      problems.push({
        ...start,
        message: 'No menu leads to this page.',
        hint: `Add \`{ title: '${meta.title ?? '…'}', href: '${href}'${uses} }\` to a menu in ${NAVIGATION}.`,
      });
    return problems;
  });

/** The version in the address of a library reference. */
const versionIn = (href: string): string[] => {
  const path = parsePagePath(splitAddress(siteAddress(href) ?? '').path);
  const version = path && parseReferencePath(path)?.version;
  return version ? [version] : [];
};

/**
 * The paths that two menus have, and the addresses that a menu lists twice: Previous and Next would go in a circle. A
 * page that a menu names may also be the start of another menu's pages.
 */
const repeatProblems = (menus: readonly Menu[], finder: SourceFinder): Problem[] => [
  ...[
    ...repeated(menus.flatMap(({ prefix }) => prefix ?? [])),
    ...repeated(menus.flatMap(({ pages = [] }) => pages)),
  ].map((path) => ({
    ...finder.find(path, DOCS_PREFIX + path),
    message: `Two menus name \`${path}\`.`,
    hint: 'Name it in only one of them.',
  })),
  ...menus.flatMap((menu) =>
    repeated(menu.groups.flatMap(({ links }) => links.map(({ href }) => href))).map((href) => ({
      ...finder.find(href),
      message: `The menu \`${menu.key}\` has two entries for ${href}.`,
      hint: 'Remove one of them.',
    })),
  ),
];

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) < index)),
];

/** An address that a menu leads to. */
interface MenuEntry {
  href: string;
  title: string;
  /** The menu's key. */
  menu: string;
}

/** The addresses that a menu leads to, with those of the links beside it. */
export const menuEntries = (menu: Menu): MenuEntry[] => {
  const nearby = menu.neighbors?.flatMap(({ links }) => links) ?? [];
  return [...menuLinks(menu), ...nearby]
    .flatMap(addressesOf)
    .map(({ href, title }) => ({ href, title, menu: menu.key }));
};

/** The addresses of a link and of what belongs to its page. Readers of different SDKs may get different ones. */
const addressesOf = (link: NavigationLink | LinkBySdk): { title: string; href: string }[] => {
  if ('hrefBySdk' in link) return Object.values(link.hrefBySdk).map((href) => ({ title: link.kind, href }));
  const { title, href, reference, elsewhere = [] } = link;
  return [{ title, href }, ...[...(reference ? [reference] : []), ...elsewhere].flatMap(addressesOf)];
};
