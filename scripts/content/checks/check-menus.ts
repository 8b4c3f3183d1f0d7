import { GUIDES } from '#content/navigation/sections.ts';
import type { Menu } from '#content/navigation/types.ts';
import { DOCS_PREFIX, FOOTER_LINKS } from '#content/site.ts';
import { siteAddress } from '#scripts/content/addresses/site-address.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import { menuOfPage } from '#scripts/content/menus/menu-of-page.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { pageHref, parsePagePath } from '#worker/page/page-path.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { type MenuEntry, menuEntries } from './menu-entries.ts';
import { repeatProblems } from './menu-repeats.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

const NAVIGATION = 'content/navigation';
/** These files hold the records that menus are made from. */
const RECORDS = ['content/sdks.ts', 'content/building-blocks.ts', 'content/clouds.ts'];

const IN_FOOTER = [...FOOTER_LINKS.first, ...FOOTER_LINKS.last];

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
      cure: problem.cure,
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
        cure: 'Remove it, or fix the path.',
      })),
    ...(prefix === undefined ||
    prefix === '/' ||
    site.paths.some((path) => `${path}/`.startsWith(`${prefix}/`))
      ? []
      : [
          {
            ...finder.find(prefix, DOCS_PREFIX + prefix),
            message: `No page begins with \`${prefix}\`, so none shows the menu \`${key}\`.`,
            cure: 'Fix the `prefix`.',
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
        cure: `Add a menu in ${NAVIGATION} whose \`prefix\` is the beginning of this path.`,
      });
    if (!reached.has(href))
      problems.push({
        ...start,
        message: 'No menu leads to this page.',
        cure: `Add \`{ title: '${meta.title ?? '…'}', href: '${href}'${uses} }\` to a menu in ${NAVIGATION}.`,
      });
    return problems;
  });

/** The version in the address of a library reference. */
const versionIn = (href: string): string[] => {
  const path = parsePagePath(splitAddress(siteAddress(href) ?? '').path);
  const version = path && parseReferencePath(path)?.version;
  return version ? [version] : [];
};
