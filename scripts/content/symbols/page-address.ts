import type { Reference } from '#content/references.ts';

/** The address of a reference's page as an author writes it. `index` is the start. */
export const pageAddress = (reference: Reference, page: string): string =>
  `/reference/${reference}${page === 'index' ? '' : `/${page}`}`;
