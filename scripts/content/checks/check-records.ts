import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { RECORD_FILES, type SiteRecord } from '#scripts/content/records/site-record.ts';
import { SourceFinder } from './source-finder.ts';

/** Reports the records that no page shows. Reports none while a page cannot be read, because that page may show them. */
export const checkRecords = async (
  pages: readonly Pick<PageFacts, 'anchors' | 'records'>[],
  { records, projectRoot }: { records: readonly SiteRecord[]; projectRoot: string },
): Promise<Problem[]> => {
  if (pages.some(({ anchors }) => anchors === undefined)) return [];
  const shown = new Set(pages.flatMap((page) => page.records));
  const hidden = records.filter(({ name }) => !shown.has(name));
  if (hidden.length === 0) return [];
  const finder = await SourceFinder.read(projectRoot, RECORD_FILES, 'content');
  return hidden.map(({ name, text, tag }) => ({
    ...finder.find(text),
    message: `No page shows ${name}.`,
    cure: `Show it with \`${tag}\`, or remove its record.`,
  }));
};
