import type { Badge } from '#content/badges.ts';
import type { IconName } from '#content/icon-names.ts';
import type { Reference } from '#content/references.ts';
import type { SdkSlug } from '#content/sdks.ts';

/**
 * A link in a menu (specification, section 3). Versions are not here, but in content/sdks.ts. Every `href` is a full path
 * with `/docs` or an absolute address.
 */
export interface NavigationLink {
  title: string;
  href: string;
  /** The addresses for readers of each SDK, including `href`. Readers of other SDKs get the first address. */
  hrefBySdk?: Readonly<Partial<Record<SdkSlug, string>>>;
  icon?: IconName;
  badge?: Badge;
  tag?: string;
}

/** A link to a subject in the library references. The build turns it into a {@link NavigationLink}. */
export interface SubjectLink {
  title: string;
  /** The anchor of the section, or the page's path below the reference's start; see content/subjects.ts. */
  subject: string;
}

/** The pages of a library reference below its start, as far as they exist. The build turns it into {@link NavigationLink}s. */
export interface ReferencePagesLink {
  pagesOf: Reference;
}

export interface NavigationGroup<Link = NavigationLink> {
  title?: string;
  showDividerAbove?: boolean;
  links: readonly Link[];
}
export interface ParentPage {
  href: string;
  title: string;
  icon?: IconName;
}

/**
 * A menu appears on the pages whose path (without `/docs`) is in `pages`, equals `prefix`, or is below it. The longest prefix
 * wins.
 */
export interface Menu<Link = NavigationLink> {
  key: string;
  prefix?: string;
  pages?: readonly string[];
  /** The section that 'Back to …' leads to in a second-level menu. */
  backTo?: { title: string; href: string };
  /** The page at the head of the menu. */
  parent?: ParentPage;
  groups: readonly NavigationGroup<Link>[];
}

/** A link as an author writes it. */
export type LinkSource = NavigationLink | SubjectLink | ReferencePagesLink;

/** A menu as an author writes it. The build resolves its links. */
export type MenuSource = Menu<LinkSource>;
