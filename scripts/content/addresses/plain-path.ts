import { DOCS_PREFIX } from '#content/site.ts';

/** The path as authors write it: no /docs, no file ending, no trailing slash or `index`, lower case. */
export const plainPath = (path: string): string => {
  const plain = path
    .toLowerCase()
    .replace(new RegExp(`^${DOCS_PREFIX}(?=/|$)`), '')
    .replace(/\.mdx?$/, '')
    .replace(/\/(index)?$/, '');
  return plain.replace(/\/index$/, '') || '/';
};
