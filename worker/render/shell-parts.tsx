import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { NavigationLink } from '#content/navigation/types.ts';
import { LanguageChoice } from '#worker/layout/language-choice.tsx';
import { NavigationItem } from '#worker/layout/navigation-item.tsx';
import type { ShellPartProps } from '#worker/layout/place.tsx';
import { SiteFooter } from '#worker/layout/site-footer.tsx';
import { currentSection, TopBar } from '#worker/layout/top-bar.tsx';
import type { Release } from '#worker/release/types.ts';

type ShellParts = {
  [Name in keyof ShellPartProps]: (props: ShellPartProps[Name], release: Pick<Release, 'menus'>) => string;
};

/** What pages have in common is rendered once an isolate. Ids are made of the release's menus and sections: there are few. */
const rendered = new Map<string, string>();
const itemsOfGroup = new Map<string, string[]>();

const once = (id: string, element: () => ReactElement): string => {
  const known = rendered.get(id);
  if (known !== undefined) return known;
  const html = renderToString(element());
  rendered.set(id, html);
  return html;
};

const SHELL_PARTS: ShellParts = {
  'top-bar': ({ href }) => once(`top-bar ${currentSection(href)?.title}`, () => <TopBar href={href} />),
  'site-footer': ({ year }) => once(`site-footer ${year}`, () => <SiteFooter year={year} />),
  'language-choice': () => once('language-choice', () => <LanguageChoice />),
  'menu-items': ({ menu, group, from, to }, release) => {
    const links = release.menus.find(({ key }) => key === menu)?.groups[group]?.links ?? [];
    return menuItems(`${menu} ${group}`, links).slice(from, to).join('');
  },
};

export const isShellPart = (name: string): name is keyof ShellParts => Object.hasOwn(SHELL_PARTS, name);

/** The HTML of a part that depends on nothing but its props, which `ShellPart` wrote; it may hold places of its own. */
export const renderShellPart = (
  name: keyof ShellParts,
  props: unknown,
  release: Pick<Release, 'menus'>,
): string => SHELL_PARTS[name](props as never, release); // ShellPart pairs name and props

const menuItems = (id: string, links: readonly NavigationLink[]): string[] => {
  const known = itemsOfGroup.get(id);
  if (known) return known;
  const items = links.map((link) => renderToString(<NavigationItem link={link} sections={undefined} />));
  itemsOfGroup.set(id, items);
  return items;
};
