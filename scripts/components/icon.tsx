/** @jsxRuntime automatic @jsxImportSource preact */
import type { IconName } from '#content/icon-names.ts';
import { ICONS_PLACEHOLDER } from '#worker/page/icons-placeholder.ts';

/** A decorative icon of the sprite. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" aria-hidden="true">
    <use href={`${ICONS_PLACEHOLDER}#${name}`} />
  </svg>
);
