/** @jsxRuntime automatic @jsxImportSource preact */

import { MARKUP } from '#client/contracts/markup.ts';
import { code, flow, list, listItem, paragraph, phrasing, text } from '#scripts/components/markdown-nodes.ts';
import {
  AcceptedValues,
  PropertyEntry,
  type PropertyFacts,
  propertyItem,
} from '#scripts/components/properties.tsx';
import { linkProps } from '#scripts/content/addresses/docs-href.ts';
import { CodeInText } from '#scripts/content/render/code-in-text.tsx';
import { definePart } from '#scripts/content/tree/define-part.ts';

/** A part of a type's text. A part that names a type of the library has the address of its entry. */
export interface TypePart {
  text: string;
  address?: string;
}

/** A symbol with its heading. In a wide window, its sample is next to its text. */
export const entryPart = definePart<{ isMember: boolean }>('SymbolEntry', {
  html: ({ props, children }) => (
    <div class={props.isMember ? `${MARKUP.entry} entry-member` : MARKUP.entry}>{children}</div>
  ),
});

/** What the library lacks. */
export const absentPart = definePart('SymbolsAbsent', {
  html: ({ children }) => <div class={`${MARKUP.entry} entries-absent`}>{children}</div>,
});

export const textPart = definePart('SymbolText', { html: ({ children }) => <div>{children}</div> });

export const samplePart = definePart('SymbolSample', {
  html: ({ children }) => <div class="entry-sample">{children}</div>,
});

/** The title of an entry. Its only child is the title as text. */
export const titlePart = definePart<{ owner: string | undefined; name: string }>('SymbolTitle', {
  html: ({ props: { owner, name } }) => (
    <code>
      {owner && <span class="entry-owner">{owner}.</span>}
      {name}
    </code>
  ),
  markdown: ({ props: { owner, name } }) => [code(`${owner ? `${owner}.` : ''}${name}`)],
});

/** A declaration. Its only child is a code block. */
export const signaturePart = definePart('SymbolSignature', {
  html: ({ node: { children } }) => {
    const [code] = children;
    const html = (code?.type === 'code' && code.data?.sample?.html) || '';
    // A line that wraps is indented from the second row on.
    const lines = html.replace(/^.*$/gm, `<span class="${MARKUP.line}">$&</span>`);
    return (
      <pre class="signature">
        <code dangerouslySetInnerHTML={{ __html: lines }} />
      </pre>
    );
  },
});

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

/** A sample that readers open. */
export const foldedSamplePart = definePart('SymbolFoldedSample', {
  html: ({ children }) => (
    <details class="folded-sample">
      <summary>Sample</summary>
      {children}
    </details>
  ),
});

/** A text with an anchor. */
export const anchorTextPart = definePart('SymbolAnchorText', {
  html: ({ node, children }) => <span id={node.data?.id}>{children}</span>,
});

/** A link that carries an anchor of the reference's former single page. Browsers go on to the link's address. */
export const movedPart = definePart('MovedAnchor', {
  html: ({ node, children }) => (
    <span class={MARKUP.moved} id={node.data?.id}>
      {children}
    </span>
  ),
});

/** The table of all symbols. */
export const indexPart = definePart('SymbolIndex', {
  html: ({ children }) => <div class="symbol-table">{children}</div>,
});

/** A name with an anchor. */
export const anchorPart = definePart<{ name: string }>('SymbolAnchor', {
  html: ({ node, props }) => <CodeInText text={props.name} id={node.data?.id} />,
  markdown: ({ props }) => [code(props.name)],
});

/** Facts about a symbol's history, below its heading. */
export const notesPart = definePart('SymbolNotes', {
  html: ({ children }) => <p class="entry-notes">{children}</p>,
  markdown: ({ children }) => [paragraph(...phrasing(children))],
});

export const notePart = definePart<{ kind: 'since' | 'deprecated' }>('SymbolNote', {
  html: ({ props, children }) => (
    <span class={props.kind === 'deprecated' ? 'badge badge-deprecated' : 'badge'}>{children}</span>
  ),
  markdown: ({ children }) => [{ type: 'strong', children: phrasing(children) }, text('.')],
});
