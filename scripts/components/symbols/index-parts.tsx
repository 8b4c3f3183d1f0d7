/** @jsxRuntime automatic @jsxImportSource preact */

import { withHue } from '#content/building-blocks.ts';
import type { IconName } from '#content/icon-names.ts';
import { Icon } from '#scripts/components/icon.tsx';
import { definePart } from '#scripts/content/tree/define-part.ts';

/** A list of a library's symbols. */
export const indexPart = definePart('SymbolIndex', {
  html: ({ children }) => <div class="symbol-index">{children}</div>,
});

/** The link to a page. */
export const pagePart = definePart<{ icon: IconName }>('SymbolPage', {
  html: ({ props, children }) => (
    <span class={withHue('index-page', props.icon)}>
      <Icon name={props.icon} />
      {children}
    </span>
  ),
});

/** A function, or a type whose methods or rows follow. */
export const ownerPart = definePart('SymbolOwner', { html: ({ children }) => <b>{children}</b> });
