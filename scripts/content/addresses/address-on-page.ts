import { type PagePath, pageHref } from '#worker/page/page-path.ts';

/** The address of a link on the page at `path`, or only the anchor if the link stays on the page. */
export const addressOnPage = (href: string, path: PagePath): string => {
  const own = pageHref(path);
  return href.startsWith(`${own}#`) ? href.slice(own.length) : href;
};
