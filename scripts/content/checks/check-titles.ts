import { referenceName } from '#content/references.ts';
import type { Version } from '#content/versions.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';

/** Reports pages with the same title in the browser tab. That title includes the version of older references. */
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
        message: `The title "${title}" is also that of ${other.sourceFile}.`,
        cure: `Add \`title_meta: …\` to one of them, for example \`title_meta: ${title} (${page.path.split('/').filter(Boolean).at(-2) ?? 'overview'})\`.`,
      });
    else seen.set(key, page);
  }
  return problems;
};

/** The version in a reference page's address, unless it is the library's latest. */
const olderVersion = (path: PagePath): Version | undefined => {
  const page = parseReferencePath(path);
  return page && page.reference !== referenceName(page.sdk, undefined) ? page.version : undefined;
};
