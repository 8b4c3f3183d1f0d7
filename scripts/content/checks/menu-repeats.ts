import type { Menu } from '#content/navigation/types.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SourceFinder } from './source-finder.ts';

/**
 * The keys and paths that two menus have, and the addresses that a menu lists twice: Previous and Next would go in a circle. A
 * page that a menu names may also be the start of another menu's pages.
 */
export const repeatProblems = (menus: readonly Menu[], finder: SourceFinder): Problem[] => [
  ...repeated(menus.map(({ key }) => key)).map((key) => ({
    ...finder.find(key),
    message: `Two menus have the key \`${key}\`.`,
    cure: 'Give each menu a key of its own.',
  })),
  ...[
    ...repeated(menus.flatMap(({ prefix }) => prefix ?? [])),
    ...repeated(menus.flatMap(({ pages = [] }) => pages)),
  ].map((path) => ({
    ...finder.find(path, DOCS_PREFIX + path),
    message: `Two menus name \`${path}\`.`,
    cure: 'Name it in only one of them.',
  })),
  ...menus.flatMap((menu) =>
    repeated(menu.groups.flatMap(({ links }) => links.map(({ href }) => href))).map((href) => ({
      ...finder.find(href),
      message: `The menu \`${menu.key}\` has two entries for ${href}.`,
      cure: 'Remove one of them.',
    })),
  ),
];

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) < index)),
];
