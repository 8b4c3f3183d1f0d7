import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import type { CompiledPage } from '#worker/model/compiled-page.ts';
import type { ViewedPage } from '#worker/page/page-view.ts';

/** A page without an article. */
export const PAGE: CompiledPage = {
  path: pagePath('/storage'),
  sourceFile: 'content/pages/storage.mdx',
  meta: { title: 'Storage', description: 'Files.' },
  sections: [],
  html: '',
  styles: [],
};
export const PLACE: ViewedPage = {
  path: PAGE.path,
  entry: pageEntry({ ...PAGE.meta, menu: 'building-blocks' }),
  reference: undefined,
};
