import { iconId } from '#client/contracts/icon-id.ts';
import type { IconName } from '#content/icon-names.ts';

/** A decorative icon. The text next to it or the control's label gives its meaning. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} aria-hidden="true">
    <use href={`#${iconId(name)}`} />
  </svg>
);
