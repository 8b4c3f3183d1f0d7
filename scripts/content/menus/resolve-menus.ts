import type {
  LinkSource,
  Menu,
  MenuSource,
  NavigationLink,
  ReferencePagesLink,
  SubjectLink,
} from '#content/navigation/types.ts';
import { REFERENCE_PAGES } from '#content/reference-pages.ts';
import { referenceName } from '#content/references.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { referenceStart } from '#worker/page/reference-path.ts';
import type { References } from '#worker/page/references.ts';

/** The menus with an address for every link. Leaves out links to subjects that no latest reference covers. */
export const resolveMenus = (menus: readonly MenuSource[], references: References): Menu[] =>
  menus.map((menu) => ({
    ...menu,
    groups: menu.groups.map((group) => ({
      ...group,
      links: group.links.flatMap((link) => linksOf(link, references)),
    })),
  }));

const linksOf = (link: LinkSource, references: References): NavigationLink | NavigationLink[] => {
  if ('pagesOf' in link) return pageLinks(link, references);
  return isSubjectLink(link) ? subjectLink(link, references) : link;
};

export const isSubjectLink = (link: LinkSource): link is SubjectLink => 'subject' in link;

const pageLinks = ({ pagesOf }: ReferencePagesLink, references: References): NavigationLink[] => {
  const addresses = Object.values(references[pagesOf] ?? {});
  return REFERENCE_PAGES.filter(({ name }) => addresses.includes(`/${name}`)).map(
    ({ name, title, icon }) => ({
      title,
      href: `${pageHref(referenceStart(pagesOf))}/${name}`,
      icon,
    }),
  );
};

const subjectLink = ({ title, subject }: SubjectLink, references: References): NavigationLink[] => {
  const hrefs = SDK_SLUGS.flatMap((sdk) => {
    const reference = referenceName(sdk, undefined);
    const address = references[reference]?.[subject];
    return address === undefined ? [] : [[sdk, pageHref(referenceStart(reference)) + address] as const];
  });
  return hrefs.slice(0, 1).map(([, href]) => ({ title, href, hrefBySdk: Object.fromEntries(hrefs) }));
};
