import type { Menu, MenuSource } from '#content/navigation/types.ts';
import type { OtherName } from '#content/other-names.ts';
import type { Redirect } from '#content/redirects.ts';
import type { Reference } from '#content/references.ts';
import type { SubjectException } from '#content/subjects.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SiteRecord } from '#scripts/content/records/site-record.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkFragments } from './check-fragments.ts';
import { checkFrame, type FrameLink } from './check-frame.ts';
import { checkGuides } from './check-guides.ts';
import { checkLinkedPages } from './check-linked-pages.ts';
import { checkLinks } from './check-links.ts';
import { checkMenus } from './check-menus.ts';
import { checkNames } from './check-names.ts';
import { type AnchorLedger, checkPublishedAnchors } from './check-published-anchors.ts';
import { checkRecords } from './check-records.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSubjects } from './check-subjects.ts';
import { checkTitles } from './check-titles.ts';
import { SitePages } from './site-pages.ts';

/** The data of a site that its pages are checked against. */
export interface SiteRules {
  /** The folder that the paths of source files are relative to. */
  projectRoot: string;
  /** The origin of the deployed site. */
  siteOrigin: string;
  /** `derived` makes menus from the folders, for pages without written menus. */
  menus: readonly MenuSource[] | 'derived';
  redirects: readonly Redirect[];
  subjectExceptions: readonly SubjectException[];
  /** The references that the site must have. Absent if it needs none. */
  references?: readonly Reference[];
  /** `true` if every page needs links to and from the texts of other pages. */
  isLinked?: boolean;
  /** The anchors that pages must keep. Absent if the site has no ledger. */
  anchorLedger?: AnchorLedger;
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
}

/** Reports the mistakes that show only when the facts about all pages are known. */
export const checkSite = async (
  facts: readonly PageFacts[],
  { sources, menus, symbols }: SiteParts,
  rules: SiteRules,
): Promise<Problem[]> => {
  const { projectRoot, redirects, subjectExceptions, isLinked, anchorLedger, frame, otherNames, records } =
    rules;
  const site = new SitePages(facts, redirects);
  return [
    ...checkLinks(facts, site, rules.siteOrigin),
    ...checkTitles(facts),
    ...checkFragments(facts),
    ...(otherNames ? await checkNames(facts, { symbols, otherNames, projectRoot }) : []),
    ...(records ? await checkRecords(facts, { records, projectRoot }) : []),
    ...(await checkSubjects({ menus: sources, exceptions: subjectExceptions }, facts, projectRoot)),
    ...(await checkMenus(menus, facts, site, projectRoot)),
    ...(rules.menus === 'derived' ? [] : await checkBlocks(projectRoot)),
    ...(rules.menus === 'derived' ? [] : await checkGuides({ menus, site, projectRoot })),
    ...(frame ? await checkFrame({ frame, menus, site, projectRoot }) : []),
    ...(isLinked ? checkLinkedPages(facts, symbols.unread) : []),
    ...(anchorLedger ? checkPublishedAnchors(anchorLedger, site) : []),
    ...(await checkRedirects(redirects, site, projectRoot)),
  ];
};
