import type { SearchPartPlan } from '#scripts/search/build-search-part.ts';
import type { SearchPart } from '#worker/release/types.ts';

/** The tasks of a process that helps with a build. */
export { compile } from './compile-task.ts';

export const indexPages = async (plan: SearchPartPlan): Promise<SearchPart> =>
  (await import('./index-task.ts')).indexPages(plan);
