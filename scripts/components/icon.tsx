/** @jsxRuntime automatic @jsxImportSource preact */
import { iconId } from '#client/contracts/icon-id.ts';
import type { IconName } from '#content/icon-names.ts';

/** A decorative icon. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" aria-hidden="true">
    <use href={`#${iconId(name)}`} />
  </svg>
);
