import { DOCS_PREFIX } from '#content/site.ts';

/** The address of a page, with `/docs`. */
export const pageAddress = (path: string): string => (path === '/' ? DOCS_PREFIX : DOCS_PREFIX + path);
