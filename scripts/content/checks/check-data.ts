import type { MenuSource } from '#content/navigation/types.ts';
import { type Reference, referenceSdk } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { siteAddress } from '#scripts/content/addresses.ts';
import type { SourcePage } from '#scripts/content/compile/page-facts.ts';
import { didYouMeanOr, type Problem } from '#scripts/content/problems/problem.ts';
import { RECORD_FILES, stringOrigin } from '#scripts/content/records.ts';
import { buildReferences } from '#scripts/content/reference-subjects.ts';
import { isSubjectLink, referenceOf } from '#scripts/content/site-menus.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { parseReferencePath, referenceStart } from '#worker/model/page-path.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { menuEntries } from './check-menus.ts';
import type { Site } from './site-pages.ts';

/** Reports the records that no page shows. Reports none while a page cannot be read, because that page may show them. */
export const checkRecords = ({ facts, rules: { records = [], projectRoot } }: Site): Problem[] => {
  if (facts.some(({ anchors }) => anchors === undefined)) return [];
  const shown = new Set(facts.flatMap((page) => page.records));
  return records
    .filter(({ name }) => !shown.has(name))
    .map(({ name, text, tag }) => ({
      ...stringOrigin(projectRoot, RECORD_FILES, [text], 'content'),
      message: `No page shows ${name}.`,
      hint: `Show it with \`${tag}\`, or remove its record.`,
    }));
};

/** Reports the links around articles that lead nowhere. Most sections of the top bar are also entries of a menu. */
export const checkFrame = ({ menus, pages, rules: { frame = [], projectRoot } }: Site): Problem[] => {
  const inMenus = new Set(menus.flatMap(menuEntries).map(({ href }) => href));
  return frame.flatMap(({ title, href }) => {
    if (siteAddress(href) === NEWS_PAGE.path || inMenus.has(href)) return [];
    const problem = pages.problemOfHref(href);
    if (!problem) return [];
    return {
      ...stringOrigin(projectRoot, ['content/navigation/sections.ts', 'content/site.ts'], [href], 'content'),
      message: `The link "${title}" on every page leads nowhere: ${href}. ${problem.message}`,
      hint: problem.hint,
    };
  });
};

/**
 * Reports the anchors in the `uses` of guides that their pages do not have. A menu leads to each guide, so its page is checked
 * there, and so is the first guide of a language that uses a building block.
 */
export const checkGuides = ({ menus, pages, rules: { guides = [], projectRoot } }: Site): Problem[] => {
  const shown = new Set(menus.flatMap(menuEntries).map(({ href }) => href));
  return guides.flatMap(({ title, href, uses }) => {
    const path = href.slice(DOCS_PREFIX.length);
    if (!pages.has(path)) return [];
    return Object.entries(uses).flatMap(([block, anchor]) => {
      const problem = shown.has(`${href}#${anchor}`) ? undefined : pages.problemOf(`${path}#${anchor}`);
      if (!problem) return [];
      return {
        ...stringOrigin(projectRoot, ['content/navigation/guides.ts'], [path, href]),
        message: `The guide "${title}" uses \`${block}\` in a section that does not exist. ${problem.message}`,
        hint: problem.hint,
      };
    });
  });
};

const VERSIONS = 'content/sdks.ts';

/** Reports the references that lack their start page or their data, as those of a wrong version do. */
export const checkReferences = (
  references: readonly Reference[],
  site: { pages: readonly SourcePage[]; symbols: SiteSymbols; projectRoot: string },
): Problem[] => {
  const { symbols, projectRoot } = site;
  const paths = new Set(site.pages.map(({ path }) => path));
  return references.flatMap((reference) => {
    const start = referenceStart(reference);
    const missing = [
      ...(paths.has(start) ? [] : [`page \`${start}\``]),
      ...(symbols.get(reference) || symbols.unread.has(reference) ? [] : ['data in content/symbols']),
    ];
    if (missing.length === 0) return [];
    return {
      ...stringOrigin(projectRoot, [VERSIONS], [SDKS[referenceSdk(reference)].label]),
      message: `The reference \`${reference}\` has no ${missing.join(' and no ')}.`,
      hint: `Add what is missing, or correct the library's \`versions\` in ${VERSIONS}.`,
    };
  });
};

const SUBJECT_FILES = ['content/navigation', 'content/building-blocks.ts'] as const;

/** Reports menu links to subjects that no latest reference covers. An unreadable page of a reference may cover any. */
export const checkSubjects = ({ facts, sources, rules }: Site): Problem[] => {
  if (facts.some(({ path, anchors }) => anchors === undefined && parseReferencePath(path))) return [];
  const references = buildReferences(facts, rules.subjectExceptions);
  const known = Object.values(references).flatMap((addresses) => Object.keys(addresses ?? {}));
  return sources
    .flatMap(subjectLinks)
    .filter(({ subject }) => !referenceOf(subject, references))
    .map(({ key, title, subject }) => ({
      ...stringOrigin(rules.projectRoot, SUBJECT_FILES, [subject]),
      message: `The entry "${title}" of the menu \`${key}\` has no reference: none covers \`${subject}\`.`,
      hint: didYouMeanOr(
        "Write the anchor of a second-level heading of the reference, or a page's path below its start.",
        subject,
        known,
      ),
    }));
};

const subjectLinks = ({ key, groups }: MenuSource) =>
  groups.flatMap(({ links }) => links.filter(isSubjectLink).map((link) => ({ key, ...link })));
