import { TOP_BAR_SECTIONS } from '#content/navigation/sections.ts';

/** Finds the section of the top bar that contains a page. `href` is a path with `/docs`. */
export const currentSection = (href: string) =>
  TOP_BAR_SECTIONS.find((section) => isInside(href, section.href));

const isInside = (href: string, sectionHref: string): boolean => {
  const root = sectionHref.startsWith('/docs/reference/') ? sectionHref : sectionHref.split('/', 3).join('/');
  return href === root || href.startsWith(`${root}/`);
};
