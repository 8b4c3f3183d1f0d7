import { iconId } from '#client/contracts/icon-id.ts';
import { LAZY_ASSETS } from '#client/contracts/lazy-assets.ts';
import type { HitKind } from '#client/contracts/search.ts';
import { withHue } from '#content/building-blocks.ts';
import type { IconName } from '#content/icon-names.ts';

/** A page holds only the icons that it shows, so the dialog has a file with all of them. */
const SPRITE = new URL(LAZY_ASSETS.icons, import.meta.url).href;
// The file loads while the reader is still on the way to the dialog.
new Image().src = SPRITE;

/** The icon of what a row leads to, unless it belongs to a building block. */
export const KIND_ICONS: Readonly<Record<HitKind, IconName>> = {
  page: 'document',
  section: 'hash',
  symbol: 'braces',
};

/** A decorative icon. The icon of a building block has the block's hue. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={withHue('icon', name)} aria-hidden="true">
    <use href={`${SPRITE}#${iconId(name)}`} />
  </svg>
);
