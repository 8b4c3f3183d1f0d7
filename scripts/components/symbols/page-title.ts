import type { IconName } from '#content/icon-names.ts';
import { REFERENCE_PAGES, type ReferencePage } from '#content/reference-pages.ts';

/** The title of a page of a reference, by the name of the page. */
export const pageTitle = (page: string): string => pageOf(page)?.title ?? page;

export const pageIcon = (page: string): IconName => pageOf(page)?.icon ?? 'document';

const pageOf = (page: string): ReferencePage | undefined => REFERENCE_PAGES.find(({ name }) => name === page);
