import type { Badge } from '#content/badges.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import type { Reference } from '#content/references.ts';
import type { SdkSlug } from '#content/sdks.ts';

/**
 * A link in a menu (requirements, section 3). Versions are not here, but in content/sdks.ts. Every `href` is a full path
 * with `/docs` or an absolute address.
 */
export interface NavigationLink {
  title: string;
  href: string;
  icon?: IconName;
  badge?: Badge;
  tag?: string;
  /** The reference of the page's subject. It stands below the link while the page is current, and in the page's aside. */
  reference?: LinkBySdk;
  /** Pages in other parts of the site that belong to this one. The page's aside lists them. */
  elsewhere?: readonly (NavigationLink | LinkBySdk)[];
}

/** A link for readers of each SDK. Readers of other SDKs get the first address. */
export interface LinkBySdk {
  /** The kind of page. The name of the SDK precedes it: `Node.js reference`. */
  kind: string;
  hrefBySdk: Readonly<Partial<Record<SdkSlug, string>>>;
  /** The titles of the pages. Without one, it is the name of the SDK with the kind. */
  titleBySdk?: Readonly<Partial<Record<SdkSlug, string>>>;
}

/** A page whose reference is that of a subject. The build looks the addresses up. */
export interface SubjectLink extends Omit<NavigationLink, 'reference'> {
  /** The anchor of the section, or the page's path below the reference's start; see content/subjects.ts. */
  subject: string;
}

/** The pages of a library reference below its start, as far as they exist. The build turns it into {@link NavigationLink}s. */
export interface ReferencePagesLink {
  pagesOf: Reference;
}

export interface NavigationGroup<Link = NavigationLink> {
  /** Only the group right below the parent page may lack one: the parent is its title. */
  title?: string;
  showDividerAbove?: boolean;
  /** Shown as its title and the number of its links until a reader opens it, except on its own pages. */
  isFolded?: true;
  links: readonly Link[];
}

/**
 * A menu appears on the pages whose path (without `/docs`) is in `pages`, equals `prefix`, or is below it. The longest prefix
 * wins.
 */
export interface Menu<Link = NavigationLink> {
  key: string;
  prefix?: string;
  pages?: readonly string[];
  /** The page at the head of the menu. */
  parent?: NavigationLink;
  /** On the pages below the parent, 'Back to {parent}' stands in its place. */
  isTwoLevels?: true;
  /** The head of the menu above, which lists the parent: 'Back to {above}' leads to it. */
  above?: NavigationLink;
  groups: readonly NavigationGroup<Link>[];
  /** Groups of neighboring sections, below the menu's own. Previous and Next skip them. */
  neighbors?: readonly NavigationGroup[];
}

/** A link as an author writes it. */
export type LinkSource = NavigationLink | SubjectLink | ReferencePagesLink;

/** A menu as an author writes it. The build resolves its links. */
export type MenuSource = Menu<LinkSource>;
