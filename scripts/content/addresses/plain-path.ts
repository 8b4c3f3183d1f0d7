import { DOCS_PREFIX } from '#content/site.ts';

/** The path as authors write it: in lower case, without /docs, file extension, trailing slash or `index`. */
export const plainPath = (path: string): string => {
  const plain = path
    .toLowerCase()
    .replace(new RegExp(`^${DOCS_PREFIX}(?=/|$)`), '')
    .replace(/\.mdx?$/, '')
    .replace(/\/(index)?$/, '');
  return plain.replace(/\/index$/, '') || '/';
};
