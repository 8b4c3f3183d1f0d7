import { LAZY_ASSETS } from '#client/contracts/lazy-assets.ts';
import type { HitKind } from '#client/contracts/search.ts';
import { withHue } from '#content/building-blocks.ts';
import type { IconName } from '#content/icon-names.ts';

const SPRITE = new URL(LAZY_ASSETS.icons, import.meta.url).href;

/** A decorative icon of the site's sprite. The icon of a building block has the block's hue. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={withHue('icon', name)} aria-hidden="true">
    <use href={`${SPRITE}#${name}`} />
  </svg>
);

/** These two icons are not in the sprite, because every page loads it and only the search needs them. */
const LINES: Readonly<Record<Exclude<HitKind, 'page'>, string>> = {
  section: 'M9 4 7 20M17 4l-2 16M4 9h16M4 15h16',
  symbol:
    'M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
};

/** The icon of what a row leads to. */
export const KindIcon = ({ kind }: { kind: HitKind }) =>
  kind === 'page' ? (
    <Icon name="document" />
  ) : (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={LINES[kind]} />
    </svg>
  );
