import { createContext, use } from 'react';
import type { IconName } from '#content/icon-names.ts';
import { ICONS_PLACEHOLDER } from '#worker/page/icons-placeholder.ts';

/** The address of the sprite with the release's icons. */
export const Sprite = createContext(ICONS_PLACEHOLDER);

/** A decorative icon from the sprite. The text next to it or the control's label gives its meaning. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`.trim()} aria-hidden="true">
    <use href={`${use(Sprite)}#${name}`} />
  </svg>
);
