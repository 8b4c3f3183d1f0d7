/** @jsxRuntime automatic @jsxImportSource preact */

import { AcceptedValues } from '#scripts/components/accepted-values.tsx';
import { code, flow, list, listItem, paragraph, phrasing, text } from '#scripts/components/markdown-nodes.ts';
import { PropertyEntry, type PropertyFacts, propertyItem } from '#scripts/components/property-entry.tsx';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { CodeInText } from '#scripts/content/render/code-in-text.tsx';
import { definePart } from '#scripts/content/tree/define-part.ts';

/** A part of a type's text. A part that names a type of the library has the address of its entry. */
export interface TypePart {
  text: string;
  address?: string;
}

/** A list of facts about a symbol, such as what it returns. */
export const factsPart = definePart('SymbolFacts', {
  html: ({ children }) => <dl class="entry-facts">{children}</dl>,
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** `isWide` is for a list, which is below its label instead of next to it. */
export const factPart = definePart<{ label: string; isWide?: boolean; isSearchable?: boolean }>(
  'SymbolFact',
  {
    html: ({ props, children }) => (
      <div class={props.isWide ? 'entry-list' : undefined}>
        <dt>{props.label}</dt>
        <dd>{children}</dd>
      </div>
    ),
    markdown: ({ props, children }) => {
      const inline = phrasing(children);
      if (inline.length > 0) return [listItem(paragraph(text(`${props.label}: `), ...inline))];
      return [{ ...listItem(paragraph(text(`${props.label}:`)), ...flow(children)), spread: false }];
    },
    search: ({ props, children }) =>
      props.isSearchable === false ? [] : [listItem(paragraph(...phrasing(children)), ...flow(children))],
  },
);

/** A link to the entry of a method on the same page. Markdown has the name alone, because the entry follows there. */
export const methodPart = definePart<{ href: string; title: string }>('SymbolMethod', {
  html: ({ props }) => <a href={props.href}>{props.title}</a>,
  markdown: ({ props }) => [code(props.title)],
});

export const rowsPart = definePart<{ isFolded?: boolean }>('SymbolRows', {
  html: ({ props, children }) => {
    const rows = <dl class="properties">{children}</dl>;
    return props.isFolded ? <AcceptedValues>{rows}</AcceptedValues> : rows;
  },
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A parameter, a property, or an accepted value. */
export const rowPart = definePart<PropertyFacts & { typeParts?: readonly TypePart[] | undefined }>(
  'SymbolRow',
  {
    html: ({ node, props, children }) => (
      <PropertyEntry
        id={node.data?.id}
        facts={props}
        linkedType={props.typeParts && <LinkedType parts={props.typeParts} />}
      >
        {children}
      </PropertyEntry>
    ),
    markdown: ({ props, children }) => propertyItem(props, children),
  },
);

const LinkedType = ({ parts }: { parts: readonly TypePart[] }) => (
  <>{parts.map(({ text: name, address }) => (address ? <a {...linkProps(address)}>{name}</a> : name))}</>
);

/** A type as code, with links to the types in it. */
export const typePart = definePart<{ type: string; parts: readonly TypePart[] }>('SymbolType', {
  html: ({ props }) => (
    <CodeInText text={props.type}>
      <LinkedType parts={props.parts} />
    </CodeInText>
  ),
  markdown: ({ props }) => [code(props.type)],
});
