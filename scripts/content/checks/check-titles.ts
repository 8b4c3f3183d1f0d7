import type { Problem } from '#scripts/content/problems/problem.ts';
import type { PageFacts } from '#scripts/content/types.ts';
import { isSdkSlug, latestVersion } from './sdk-versions.ts';

/** No two pages have the same title in a browser tab, where a page of an older version has its version in it. */
export const checkTitles = (pages: readonly PageFacts[]): Problem[] => {
  const seen = new Map<string, PageFacts>();
  const problems: Problem[] = [];
  for (const page of pages) {
    const title = page.meta.title_meta ?? page.meta.title;
    if (!title) continue;
    const key = `${title.toLowerCase()} ${olderVersion(page.path) ?? ''}`;
    const other = seen.get(key);
    if (other)
      problems.push({
        file: page.sourceFile,
        line: 2,
        column: 1,
        message: `The title "${title}" is that of ${other.sourceFile} too.`,
        cure: `Add \`title_meta: …\` to one of them, for example \`title_meta: ${title} (${page.path.split('/').filter(Boolean).at(-2) ?? 'overview'})\`.`,
      });
    else seen.set(key, page);
  }
  return problems;
};

/** The version in a reference page's address, unless it is the library's latest. */
const olderVersion = (path: string): string | undefined => {
  const [, section, sdk = '', version = ''] = path.split('/');
  if (section !== 'reference' || !isSdkSlug(sdk) || !/^v\d+$/.test(version)) return undefined;
  return version === latestVersion(sdk) ? undefined : version;
};
