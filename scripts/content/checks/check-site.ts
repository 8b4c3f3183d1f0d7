import type { Menu, MenuSource } from '#content/navigation/types.ts';
import type { OtherName } from '#content/other-names.ts';
import { type Reference, referenceName, type Version } from '#content/references.ts';
import type { SubjectException } from '#content/subjects.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SiteRecord } from '#scripts/content/records.ts';
import type { Redirect } from '#scripts/content/redirects.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { type PagePath, parseReferencePath } from '#worker/model/page-path.ts';
import { checkFrame, checkGuides, checkRecords, type FrameLink } from './check-data.ts';
import { checkLinkedPages, checkLinks } from './check-links.ts';
import { checkMenus } from './check-menus.ts';
import { checkNames } from './check-names.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSubjects } from './check-references.ts';
import { type AnchorLedger, checkPublishedAnchors } from './published-anchors.ts';
import { SitePages } from './site-pages.ts';

/** The data of a site that its pages are checked against. */
export interface SiteRules {
  /** The folder that the paths of source files are relative to. */
  projectRoot: string;
  /** The origin of the deployed site. */
  siteOrigin: string;
  /** `derived` makes menus from the folders, for pages without written menus. */
  menus: readonly MenuSource[] | 'derived';
  /** The text of `content/redirects.txt`. */
  redirects: string;
  subjectExceptions: readonly SubjectException[];
  /** The references that the site must have. Absent if it needs none. */
  references?: readonly Reference[];
  /** `true` if every page needs links to and from the texts of other pages. */
  isLinked?: boolean;
  /** The anchors that pages must keep. Absent if the site has no ledger. */
  anchorLedger?: AnchorLedger;
  /** The problems of data that is not about pages, such as the synonyms of the search. */
  dataProblems?: readonly Problem[];
  /** The links of the top bar and of the footer. Absent if they lead to pages of another site. */
  frame?: readonly FrameLink[];
  /** The names of other software in code style. Absent if names are not checked. */
  otherNames?: readonly OtherName[];
  /** The records that pages must show. Absent if pages need not show any. */
  records?: readonly SiteRecord[];
}

interface SiteParts {
  sources: readonly MenuSource[];
  menus: readonly Menu[];
  symbols: SiteSymbols;
  redirects: readonly Redirect[];
}

/** Reports the problems that show only when the facts about all pages are known. */
export const checkSite = async (
  facts: readonly PageFacts[],
  { sources, menus, symbols, redirects }: SiteParts,
  rules: SiteRules,
): Promise<Problem[]> => {
  const { projectRoot, subjectExceptions, isLinked, anchorLedger, frame, otherNames, records } = rules;
  const site = new SitePages(facts, redirects);
  return [
    ...(rules.dataProblems ?? []),
    ...checkLinks(facts, site, rules.siteOrigin),
    ...checkTitles(facts),
    ...checkFragments(facts),
    ...(otherNames ? await checkNames(facts, { symbols, otherNames, projectRoot }) : []),
    ...(records ? await checkRecords(facts, { records, projectRoot }) : []),
    ...(await checkSubjects({ menus: sources, exceptions: subjectExceptions }, facts, projectRoot)),
    ...(await checkMenus(menus, facts, site, projectRoot)),
    ...(rules.menus === 'derived' ? [] : await checkGuides({ menus, site, projectRoot })),
    ...(frame ? await checkFrame({ frame, menus, site, projectRoot }) : []),
    ...(isLinked ? checkLinkedPages(facts, symbols.unread) : []),
    ...(anchorLedger ? checkPublishedAnchors(anchorLedger, site) : []),
    ...checkRedirects(redirects, site),
  ];
};

/** Reports pages with the same title in the browser tab. That title includes the version of older references. */
const checkTitles = (pages: readonly PageFacts[]): Problem[] => {
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
        hint: `Add \`title_meta: …\` to one of them, for example \`title_meta: ${title} (${page.path.split('/').filter(Boolean).at(-2) ?? 'overview'})\`.`,
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
