/** @jsxRuntime automatic @jsxImportSource preact */
import { DOCS_PREFIX } from '#content/site.ts';

/** Page data names the sprite without its hash: the Worker puts it in, so that a page stays the same when an icon changes. */
const SPRITE = `${DOCS_PREFIX}/assets/icons.svg`;

export const Icon = ({ name }: { name: string }) => (
  <svg class="icon" aria-hidden="true" focusable="false">
    <use href={`${SPRITE}#${name}`} />
  </svg>
);
