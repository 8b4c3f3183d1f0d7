import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { PageChange } from '#worker/page/page-change.ts';
import type { FileHistory } from './file-history.ts';

/** Older changes are not news. The manifest is part of the Worker, so it cannot hold all of them. */
const KEPT_CHANGES = 250;

/** The latest changes of the pages, newest first, then by path. */
export const pageChanges = (
  pages: readonly SourcePage[],
  histories: ReadonlyMap<string, FileHistory>,
): PageChange[] =>
  pages
    .flatMap(({ path, file }) =>
      (histories.get(file)?.changes ?? []).map(({ date, isNew }) => ({ path, date, isNew })),
    )
    .sort((a, b) => (a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date < b.date ? 1 : -1))
    .slice(0, KEPT_CHANGES);
