import { referenceName, type Version } from '#content/references.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { type PagePath, parseReferencePath } from '#worker/model/page-path.ts';
import { checkFrame, checkGuides, checkRecords, checkSubjects } from './check-data.ts';
import { checkLinkedPages, checkLinks } from './check-links.ts';
import { checkMenus } from './check-menus.ts';
import { checkNames } from './check-names.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkPublishedAnchors } from './published-anchors.ts';
import { type Site, SitePages, type SiteRules } from './site-pages.ts';

/** A new check is a line here. */
const CHECKS: readonly ((site: Site) => Problem[])[] = [
  ...[checkLinks, checkLinkedPages, checkNames, checkRecords, checkSubjects, checkMenus],
  ...[checkGuides, checkFrame, checkPublishedAnchors, checkRedirects],
  ({ facts, rules }) => [...checkTitles(facts), ...checkFragments(facts), ...(rules.dataProblems ?? [])],
];

/** Reports the problems that show only when the facts about all pages are known. */
export const checkSite = (
  facts: readonly PageFacts[],
  parts: Pick<Site, 'sources' | 'menus' | 'redirects' | 'symbols'>,
  rules: SiteRules,
): Problem[] => {
  const site = { ...parts, facts, rules, pages: new SitePages(facts, parts.redirects) };
  return CHECKS.flatMap((check) => check(site));
};

/** Reports pages with the same title in the browser tab. That title includes the version of older references. */
const checkTitles = (pages: readonly PageFacts[]): Problem[] => {
  const seen = new Map<string, PageFacts>();
  const taken = new Set(pages.map(({ meta }) => meta.title_meta ?? meta.title));
  const problems: Problem[] = [];
  for (const page of pages) {
    const title = page.meta.title_meta ?? page.meta.title;
    if (!title) continue;
    const key = `${title.toLowerCase()} ${olderVersion(page.path) ?? ''}`;
    const other = seen.get(key);
    if (other) {
      const suggestion = titlesWithFolder(title, page.path).find((text) => !taken.has(text)) ?? '…';
      taken.add(suggestion);
      problems.push({
        file: page.sourceFile,
        line: 2,
        column: 1,
        message: `The title "${title}" is also that of ${other.sourceFile}.`,
        hint: `Add \`title_meta: …\` to one of them, for example \`title_meta: ${yamlText(suggestion)}\`.`,
      });
    } else seen.set(key, page);
  }
  return problems;
};

/** Titles that tell pages apart by their folder, the folder's path, or their own path. */
const titlesWithFolder = (title: string, path: PagePath): string[] => {
  const folders = path.split('/').slice(1, -1);
  return [folders.at(-1), folders.join('/'), path.slice(1)].map((name) => `${title} (${name || 'overview'})`);
};

/** A text as YAML needs it: in quotes, unless it has only letters, digits, and a few marks. */
const yamlText = (text: string): string => (/^[A-Za-z][\w .()/-]*$/.test(text) ? text : JSON.stringify(text));

/** The version in a reference page's address, unless it is the library's latest. */
const olderVersion = (path: PagePath): Version | undefined => {
  const page = parseReferencePath(path);
  return page && page.reference !== referenceName(page.sdk, undefined) ? page.version : undefined;
};

/** At most this share of a site's code blocks may be fragments. */
const FRAGMENT_SHARE = 0.05;

/** Reports the fragments of a site that has too many. A site may always have one. */
const checkFragments = (pages: readonly PageFacts[]): Problem[] => {
  const blocks = pages.reduce((sum, { samples }) => sum + samples.count, 0);
  const fragments = pages.flatMap(({ sourceFile, samples }) =>
    samples.fragments.map((line) => ({ file: sourceFile, line, column: 1 })),
  );
  const allowed = Math.max(1, Math.floor(blocks * FRAGMENT_SHARE));
  if (fragments.length <= allowed) return [];
  return fragments.map((location) => ({
    ...location,
    message: `The site has ${fragments.length} fragments among ${blocks} code blocks. The limit is ${allowed}.`,
    hint: 'Complete some of them so that they parse, and remove `fragment` from their fences.',
  }));
};
