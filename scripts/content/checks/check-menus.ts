import type { Menu, NavigationLink } from '#content/navigation/types.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';
import { menuOfPage } from '#scripts/content/menus/menu-of-page.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { PageFacts } from '#scripts/content/types.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { SourceFinder } from './locate-text.ts';
import type { SitePages } from './site-pages.ts';

const NAVIGATION = 'content/navigation';

/** Every menu entry leads to a page, and every page is in a menu and shows one. */
export const checkMenus = async (
  menus: readonly Menu[],
  pages: readonly PageFacts[],
  site: SitePages,
  projectRoot: string,
): Promise<Problem[]> => {
  const problems: Problem[] = [];
  const finder = await SourceFinder.read(projectRoot, [`${NAVIGATION}/menus.ts`, NAVIGATION]);
  const entries = menus.flatMap(entriesOf);
  const checked = new Set<string>();
  for (const { href, title, menu } of entries) {
    if (checked.has(href)) continue;
    checked.add(href);
    const address = addressOf(href);
    const problem = address === undefined ? undefined : site.problemOf(address);
    if (problem)
      problems.push({
        ...finder.find(href, href.slice(DOCS_PREFIX.length), title),
        message: `The entry "${title}" of the menu \`${menu}\` leads nowhere: ${href}. ${problem.message}`,
        cure: problem.cure,
      });
  }
  for (const menu of menus) {
    for (const path of menu.pages ?? []) {
      if (!site.has(path))
        problems.push({
          ...finder.find(path),
          message: `The menu \`${menu.key}\` names a page \`${path}\` that does not exist.`,
          cure: 'Remove it, or mend the path.',
        });
    }
  }

  const reached = new Set(entries.map(({ href }) => splitAddress(href).path));
  for (const { path, sourceFile, meta } of pages) {
    const href = pageHref(path);
    const start = { file: sourceFile, line: 1, column: 1 };
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
        cure: `Add \`{ title: '${meta.title ?? '…'}', href: '${href}' }\` to a menu in ${NAVIGATION}.`,
      });
  }
  return problems;
};

interface Entry {
  href: string;
  title: string;
  menu: string;
}

const entriesOf = ({ key, groups, parent, backTo }: Menu): Entry[] =>
  [
    ...groups.flatMap(({ links }) => links.flatMap(variants)),
    ...(parent ? [parent] : []),
    ...(backTo ? [backTo] : []),
  ].map(({ href, title }) => ({ href, title, menu: key }));

/** A link leads readers of different SDKs to different addresses. */
const variants = ({ title, href, hrefBySdk = {} }: NavigationLink) =>
  [href, ...Object.values(hrefBySdk)].map((address) => ({ title, href: address }));

/** The address without /docs; `undefined` outside of the site. */
const addressOf = (href: string): string | undefined => {
  if (!href.startsWith('/')) return undefined;
  const rest = href.startsWith(DOCS_PREFIX) ? href.slice(DOCS_PREFIX.length) : href;
  return rest === '' || rest.startsWith('#') ? `/${rest}` : rest;
};
