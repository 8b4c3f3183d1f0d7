import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import * as v from 'valibot';
import { MARKUP } from '#client/contracts/markup.ts';
import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { type ComponentNode, defineComponent } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { flow, joined, paragraph, phrasing, strong, text } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/**
 * Variants of a text, one for each SDK. All variants are in the page, because one cached page serves all readers, and CSS
 * shows the variant of the reader's language. The Markdown for one library contains only its variant, or all variants if
 * the library has none.
 */
export const bySdk = defineComponent({
  display: 'both',
  content: ['Sdk'],
  check: (node, report) => {
    checkVariants(node, report);
    for (const inner of walk(node)) {
      if (inner.type === 'heading')
        report(
          inner,
          'There is a heading inside `<BySdk>`.',
          'Write the heading before it: the side navigation lists it for every reader.',
        );
    }
  },
  variants: (node) => node.children.map(sdkOf).filter((name) => name !== undefined),
  html: ({ node, children }) =>
    node.inline ? <span class={MARKUP.bySdk}>{children}</span> : <div class={MARKUP.bySdk}>{children}</div>,
  markdown: ({ node, children, plain, sdk }) => {
    const chosen = node.children.find((child) => sdk !== undefined && sdkOf(child) === sdk);
    if (chosen) return plain([chosen]);
    if (!node.inline) return children;
    const variants = node.children.map((child) => phrasing(plain([child])));
    return joined(variants, textOf(variants.flat()).includes(',') ? '; ' : ', ');
  },
});

const checkVariants = (node: ComponentNode, report: Report): void => {
  const seen = new Set<SdkSlug>();
  for (const child of node.children) {
    const name = sdkOf(child);
    if (!name) continue;
    if (seen.has(name))
      report(child, `\`<BySdk>\` has two variants for \`${name}\`.`, 'Merge them, or name another SDK.');
    seen.add(name);
  }
};

/** The library of a variant, or `undefined` if its name is missing or wrong. Another check reports that. */
const sdkOf = (node: RootContent): SdkSlug | undefined => {
  if (node.type !== 'component' || !('name' in node.props)) return undefined;
  const { name } = node.props;
  return SDK_SLUGS.find((slug) => slug === name);
};

export const sdk = defineComponent({
  props: { name: v.picklist(SDK_SLUGS) },
  display: 'both',
  content: 'flow',
  parents: ['BySdk'],
  html: ({ node, props, children }) => {
    const Element = node.inline ? 'span' : 'div';
    const isNamed = node.inline && namesSdk(node, props.name);
    return (
      <Element data-sdk={props.name} class={isNamed ? MARKUP.namesSdk : undefined}>
        {children}
      </Element>
    );
  },
  markdown: ({ node, props, children, sdk }) => {
    if (props.name === sdk) return children;
    const { label } = SDKS[props.name];
    if (!node.inline) return [paragraph(strong(label)), ...flow(children)];
    return namesSdk(node, props.name) ? children : [...children, text(` (${label})`)];
  },
});

const namesSdk = (variant: ComponentNode, sdk: SdkSlug): boolean => textOf(variant).includes(SDKS[sdk].label);
