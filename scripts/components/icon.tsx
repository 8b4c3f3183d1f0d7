/** @jsxRuntime automatic @jsxImportSource preact */
import { DOCS_PREFIX } from '#content/site.ts';

/** The sprite's address without its hash. The Worker puts the hash in, so that page data stays the same when an icon changes. */
export const SPRITE = `${DOCS_PREFIX}/assets/icons.svg`;

export const Icon = ({ name }: { name: string }) => (
  <svg class="icon" aria-hidden="true" focusable="false">
    <use href={`${SPRITE}#${name}`} />
  </svg>
);
