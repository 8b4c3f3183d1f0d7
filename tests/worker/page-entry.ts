import type { PageEntry } from '#worker/model/release-manifest.ts';

const EMPTY: PageEntry = {
  hash: '',
  markdown: '',
  markdownBytes: 0,
  title: '',
  description: '',
  menu: '',
};

/** A page's entry in the manifest, in which only the fields that the test is about have a value. */
export const pageEntry = (fields: Partial<PageEntry>): PageEntry => ({ ...EMPTY, ...fields });
