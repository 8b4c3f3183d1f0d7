import { REFERENCE_PAGES } from '#content/reference-pages.ts';

/** The title of a page of a reference, by the name of the page. */
export const pageTitle = (page: string): string =>
  REFERENCE_PAGES.find(({ name }) => name === page)?.title ?? page;
