import { GUIDES } from '#content/navigation/sections.ts';
import type { LinkBySdk, Menu, NavigationLink } from '#content/navigation/types.ts';
import { DOCS_PREFIX, FOOTER_LINKS } from '#content/site.ts';
import { siteAddress, splitAddress } from '#scripts/content/addresses.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { stringOrigin } from '#scripts/content/records.ts';
import { menuOfPage } from '#scripts/content/site-menus.ts';
import { menuLinks } from '#worker/model/menus.ts';
import { pageHref, parsePagePath, parseReferencePath } from '#worker/model/page-path.ts';
import type { Site } from './site-pages.ts';

const NAVIGATION = 'content/navigation';
/** The files with menus, and with the records that menus are built from. */
const FILES = [
  `${NAVIGATION}/menus.ts`,
  NAVIGATION,
  ...['content/sdks.ts', 'content/building-blocks.ts', 'content/clouds.ts'],
] as const;

/** Reports every menu entry that leads nowhere, and every page that shows no menu or that neither a menu nor the footer links to. */
export const checkMenus = (site: Site): Problem[] => [
  ...repeatProblems(site),
  ...entryProblems(site),
  ...namedPageProblems(site),
  ...pageProblems(site),
];

const origin = ({ rules }: Site, ...texts: string[]) =>
  stringOrigin(rules.projectRoot, FILES, texts, NAVIGATION);

/** The entries that lead nowhere, one for each address. */
const entryProblems = (site: Site): Problem[] => {
  const entries = site.menus.flatMap(menuEntries).reverse();
  const firstOfAddress = new Map(entries.map((entry) => [entry.href, entry]));
  return [...firstOfAddress.values()].flatMap(({ href, title, menu }) => {
    const problem = site.pages.problemOfHref(href);
    if (!problem) return [];
    const path = href.slice(DOCS_PREFIX.length);
    return {
      ...origin(site, href, path, splitAddress(href).path, ...versionIn(href), title),
      message: `The entry "${title}" of the menu \`${menu}\` leads nowhere: ${href}. ${problem.message}`,
      hint: problem.hint,
    };
  });
};

/** The version in the address of a library reference. */
const versionIn = (href: string): string[] => {
  const path = parsePagePath(splitAddress(siteAddress(href) ?? '').path);
  const version = path && parseReferencePath(path)?.version;
  return version ? [version] : [];
};

/** The pages that a menu names although they do not exist, and the beginnings of paths that no page has. */
const namedPageProblems = (site: Site): Problem[] =>
  site.menus.flatMap(({ key, prefix = '/', pages = [] }) => {
    const problems = pages
      .filter((path) => !site.pages.has(path))
      .map((path) => ({
        ...origin(site, path, DOCS_PREFIX + path),
        message: `The menu \`${key}\` names a page \`${path}\` that does not exist.`,
        hint: 'Remove it, or fix the path.',
      }));
    if (prefix !== '/' && !site.pages.paths.some((path) => `${path}/`.startsWith(`${prefix}/`)))
      problems.push({
        ...origin(site, prefix, DOCS_PREFIX + prefix),
        message: `No page begins with \`${prefix}\`, so none shows the menu \`${key}\`.`,
        hint: 'Fix the `prefix`.',
      });
    return problems;
  });

/** The pages that show no menu, and the pages that no menu links to. */
const pageProblems = ({ facts, menus }: Site): Problem[] => {
  const links = [...menus.flatMap(menuEntries), ...FOOTER_LINKS];
  const reached = new Set(links.map(({ href }) => splitAddress(href).path));
  return facts.flatMap(({ path, sourceFile, meta }) => {
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
        hint: `Add \`{ title: ${quoted(meta.title ?? '…')}, href: '${href}'${uses} }\` to a menu in ${NAVIGATION}.`,
      });
    return problems;
  });
};

/** The text in the quotes of TypeScript. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/**
 * The paths that two menus have, and the addresses that a menu lists twice: Previous and Next would go in a circle. A
 * page that a menu names may also be the start of another menu's pages.
 */
const repeatProblems = (site: Site): Problem[] => {
  const { menus } = site;
  const paths = [menus.flatMap(({ prefix }) => prefix ?? []), menus.flatMap(({ pages = [] }) => pages)];
  return [
    ...paths.flatMap(repeated).map((path) => ({
      ...origin(site, path, DOCS_PREFIX + path),
      message: `Two menus name \`${path}\`.`,
      hint: 'Name it in only one of them.',
    })),
    ...menus.flatMap(({ key, groups }) =>
      repeated(groups.flatMap(({ links }) => links.map(({ href }) => href))).map((href) => ({
        ...origin(site, href),
        message: `The menu \`${key}\` has two entries for ${href}.`,
        hint: 'Remove one of them.',
      })),
    ),
  ];
};

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) < index)),
];

/** The addresses that a menu leads to, with those of the links beside it. `menu` is its key. */
export const menuEntries = (menu: Menu): { href: string; title: string; menu: string }[] => {
  const nearby = menu.neighbors?.flatMap(({ links }) => links) ?? [];
  return [...menuLinks(menu), ...nearby].flatMap(addressesOf).map((link) => ({ ...link, menu: menu.key }));
};

/** The addresses of a link and of what belongs to its page. Readers of different SDKs may get different ones. */
const addressesOf = (link: NavigationLink | LinkBySdk): { title: string; href: string }[] => {
  if ('hrefBySdk' in link) return Object.values(link.hrefBySdk).map((href) => ({ title: link.kind, href }));
  const { title, href, reference, elsewhere = [] } = link;
  return [{ title, href }, ...[...(reference ? [reference] : []), ...elsewhere].flatMap(addressesOf)];
};
