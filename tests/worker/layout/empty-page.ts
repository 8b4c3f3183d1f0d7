import { pageEntry } from '#tests/worker/page-entry.ts';
import type { CompiledPage } from '#worker/page/compiled-page.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { PagePlace } from '#worker/page/page-view.ts';

/** A page without an article. */
export const PAGE: CompiledPage = {
  path: '/storage' as PagePath, // The parser would return the same text.
  sourceFile: 'content/pages/storage.mdx',
  meta: { title: 'Storage', description: 'Files.' },
  sections: [],
  html: '',
  styles: [],
};
export const PLACE: PagePlace = {
  path: PAGE.path,
  entry: pageEntry({ ...PAGE.meta, menu: 'building-blocks' }),
  reference: undefined,
};
