import type { Badge } from '#content/badges.ts';
import type { IconName } from '#content/icon-names.ts';
import type { SdkSlug } from '#content/sdks.ts';

/** Specification, section 3, without `versions`: those of a library are in content/sdks.ts. Every `href` is a full path with /docs, or an absolute address. */
export interface NavigationLink {
  title: string;
  href: string;
  /** The addresses for readers of each SDK, `href` among them; readers of other SDKs get the first. */
  hrefBySdk?: Readonly<Partial<Record<SdkSlug, string>>>;
  icon?: IconName;
  badge?: Badge;
  tag?: string;
}

/** A link to what the library references say about a subject. The build turns it into a {@link NavigationLink}. */
export interface SubjectLink {
  title: string;
  /** The anchor of the section, or the page's path below the reference's start: see content/subjects.ts. */
  subject: string;
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

/** A menu is shown on the pages whose path (without /docs) is in `pages`, equals `prefix` or lies below it; the longest prefix wins. */
export interface Menu<Link = NavigationLink> {
  key: string;
  prefix?: string;
  pages?: readonly string[];
  /** A word or two above the titles of the menu's pages that say what kind of pages they are. */
  eyebrow?: string;
  /** The section that 'Back to …' leads to, in a menu of the second level. */
  backTo?: { title: string; href: string };
  /** The page at the head of the menu. */
  parent?: ParentPage;
  groups: readonly NavigationGroup<Link>[];
}

/** A menu as it is written: the build resolves its subject links. */
export type MenuSource = Menu<NavigationLink | SubjectLink>;
