import { tokenLines } from '#scripts/content/code/highlight.ts';
import type { SearchPartPlan } from '#scripts/search/build-search-part.ts';
import type { SearchPart } from '#worker/release/release-manifest.ts';

/** The tasks of a process that helps with a build. */
export { writeFiles } from '#scripts/content/store/write-files.ts';
export { compile } from './compile-task.ts';

/** Loads what the first code block needs, which takes a quarter of a second. */
export const warmUp = async (): Promise<void> => {
  await tokenLines('const warm = true;', 'typescript');
};

export const indexPages = async (plan: SearchPartPlan): Promise<SearchPart> =>
  (await import('./index-task.ts')).indexPages(plan);
