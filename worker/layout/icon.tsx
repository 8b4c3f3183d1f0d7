import type { IconName } from '#content/icon-names.ts';
import { ICONS_PLACEHOLDER } from '#worker/page/icons-placeholder.ts';

/** A decorative icon of the sprite. The text beside it or the control's label says what it means. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} aria-hidden="true">
    <use href={`${ICONS_PLACEHOLDER}#${name}`} />
  </svg>
);
