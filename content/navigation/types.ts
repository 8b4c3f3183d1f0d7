import type { Badge } from '#content/badges.ts';
import type { IconName } from '#content/icon-names.ts';
import type { SdkSlug } from '#content/sdks.ts';

/** Specification, section 3. Every `href` is a full path with /docs, or an absolute address. */
export interface NavigationLink {
  title: string;
  href: string;
  /** Where it leads readers of each SDK, `href` among them; readers of others go to the first. */
  hrefBySdk?: Readonly<Partial<Record<SdkSlug, string>>>;
  icon?: IconName;
  badge?: Badge;
  tag?: string;
  /** Version strings, e.g. `v1`, `v0`. */
  versions?: readonly string[];
}
export interface NavigationGroup {
  title?: string;
  showDividerAbove?: boolean;
  links: readonly NavigationLink[];
}
export interface ParentPage {
  href: string;
  title: string;
  icon?: IconName;
  versions?: readonly string[];
}

/** A menu is shown on the pages whose path (without /docs) is in `pages`, equals `prefix` or lies below it; the longest prefix wins. */
export interface Menu {
  key: string;
  prefix?: string;
  pages?: readonly string[];
  /** What the pages of the menu are, in a word or two above their titles. */
  eyebrow?: string;
  /** Of a second-level section: the section that 'Back to …' leads to. Without it, it leads home. */
  backTo?: { title: string; href: string };
  /** The page at the head of the menu, with its versions on reference pages. */
  parent?: ParentPage;
  groups: readonly NavigationGroup[];
}
