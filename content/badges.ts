import { COMING_SOON, EXPERIMENTAL } from './messages.ts';
import type { Sdk } from './sdks.ts';

/** The kinds of badges. Each has a color in client/styles/badge.css. */
export const BADGE_KINDS = ['experimental', 'preview', 'soon', 'new', 'deprecated'] as const;
type BadgeKind = (typeof BADGE_KINDS)[number];

export interface Badge {
  kind: BadgeKind;
  text: string;
}

/** The badges of libraries in menus, by status. A stable library has no badge. */
export const STATUS_BADGES: Readonly<Record<Sdk['status'], Badge | undefined>> = {
  stable: undefined,
  experimental: { kind: 'experimental', text: EXPERIMENTAL },
  'legacy-only': { kind: 'soon', text: COMING_SOON },
};

/** The class names of a badge. */
export const badgeClass = (kind: BadgeKind): string => `badge badge-${kind}`;
