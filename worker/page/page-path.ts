import { DOCS_PREFIX } from '#content/site.ts';

declare const brand: unique symbol;
/**
 * The path of a page without `/docs`: `/` or `/a/b`, in lower case, without a trailing slash. Only {@link parsePagePath}
 * validates one.
 */
export type PagePath = string & { readonly [brand]: 'PagePath' };

const PAGE_PATH = /^\/(?:[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*)?$/;
const LONGEST_PATH_CHARACTERS = 512;

/** Parses the path of a page. Returns `undefined` if the text cannot be one. */
export const parsePagePath = (text: string): PagePath | undefined =>
  text.length <= LONGEST_PATH_CHARACTERS && PAGE_PATH.test(text) ? (text as PagePath) : undefined;

/** The address of a page on this host: `/docs` and the path. The root's address is `/docs` without a trailing slash. */
export const pageHref = (path: PagePath): string => (path === '/' ? DOCS_PREFIX : `${DOCS_PREFIX}${path}`);
