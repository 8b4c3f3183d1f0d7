import type {
  LinkBySdk,
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

/** The menus with an address for every link. A page whose subject no latest reference covers has no reference. */
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
  if (!isSubjectLink(link)) return link;
  const { subject, ...rest } = link;
  const reference = referenceOf(subject, references);
  return { ...rest, ...(reference && { reference }) };
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

/** The link to a subject in the latest reference of each library, or `undefined` if none covers it. */
export const referenceOf = (subject: string, references: References): LinkBySdk | undefined => {
  const hrefs = SDK_SLUGS.flatMap((sdk) => {
    const reference = referenceName(sdk, undefined);
    const address = references[reference]?.[subject];
    return address === undefined ? [] : [[sdk, pageHref(referenceStart(reference)) + address] as const];
  });
  return hrefs.length > 0 ? { kind: 'reference', hrefBySdk: Object.fromEntries(hrefs) } : undefined;
};
