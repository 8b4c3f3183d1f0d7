import { chosenValue } from '#client/preferences/choices.ts';
import { isSdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';

/** The library that the reader chose, or else the one that the page belongs to: `go` on `/docs/reference/go/storage`. */
export const preferredLibrary = (pathname = location.pathname): string | null => {
  const [, , library = ''] = pathname.slice(DOCS_PREFIX.length).split('/');
  return chosenValue('sdk') ?? (isSdkSlug(library) ? library : null);
};
