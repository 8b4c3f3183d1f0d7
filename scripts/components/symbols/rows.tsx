import type { PhrasingContent, RootContent } from 'mdast';
import { anchorPart } from '#scripts/components/inline.tsx';
import { code, joined, list, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import {
  AcceptedValues,
  PropertyEntry,
  type PropertyFacts,
  propertyItem,
} from '#scripts/components/properties.tsx';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { isCalled } from '#scripts/content/symbols/symbols-of.ts';
import { type ComponentNode, definePart } from '#scripts/content/tree/define-component.ts';
import { noteNodes } from './changes.tsx';
import type { Context } from './context.ts';
import { LinkedType, type TypePart, typeParts } from './linked-type.tsx';
import { type LinkedParameter, shortTitle } from './names.tsx';
import { sampleNodes } from './samples.tsx';

/** @jsxRuntime automatic @jsxImportSource preact */

export const rowsPart = definePart<{ isFolded?: boolean }>('SymbolRows', {
  html: ({ props, children }) => {
    const rows = <dl class="properties">{children}</dl>;
    return props.isFolded ? <AcceptedValues>{rows}</AcceptedValues> : rows;
  },
  markdown: ({ children }) => [list(children, { ordered: false })],
});

/** A folded part of an entry, which readers open by its title. */
export const foldPart = definePart<{ title: string; className?: string }>('SymbolFold', {
  html: ({ props, children }) => (
    <details class={props.className}>
      <summary>{props.title}</summary>
      {children}
    </details>
  ),
});

interface RowProps extends PropertyFacts {
  typeParts?: readonly TypePart[] | undefined;
  parameter?: LinkedParameter | undefined;
}

/** A parameter, a property, a configuration key, or an accepted value. */
export const rowPart = definePart<RowProps>('SymbolRow', {
  html: ({ node, props, children }) => (
    <PropertyEntry
      id={node.data?.id}
      parameter={props.parameter}
      facts={props}
      linkedType={props.typeParts && <LinkedType parts={props.typeParts} />}
    >
      {children}
    </PropertyEntry>
  ),
  markdown: ({ props, children }) => propertyItem(props, children),
});

/** The properties and values of a type as a compact list. Methods have entries of their own. */
export const memberRows = (
  { members = [] }: SymbolEntry,
  path: ValuePath,
  context: Context,
): RootContent[] => {
  const rows = members.flatMap((member, index) =>
    isCalled(member) ? [] : memberRow(member, [...path, 'members', index], context),
  );
  return rows.length > 0 ? [rowsPart({}, ...rows)] : [];
};

const memberRow = (member: SymbolMember, path: ValuePath, context: Context): ComponentNode => {
  const { id, name, summary, details, signature = '', default: preset } = member;
  // The value of a constant replaces its type: `14` for `Unavailable Code = 14`.
  const type = member.type ?? / = (\S+)$/.exec(signature)?.[1];
  const { line, blocks, origin } = context;
  const sample = sampleNodes(member, path, context);
  return rowPart(
    {
      id,
      origin: origin([...path, 'id']),
      name,
      type,
      typeParts: type === undefined ? undefined : typeParts(type, context),
      default: preset,
    },
    paragraph(...line(summary, [...path, 'summary'])),
    ...(details ? blocks(details, [...path, 'details']) : []),
    ...siblingNodes(member, path, context),
    ...noteNodes(member, path, context),
    ...(sample.length > 0 ? [foldPart({ title: 'Sample', className: 'folded-sample' }, ...sample)] : []),
  );
};

/** The symbols with the same signature and meaning. They are a list if they have sentences of their own. */
export const siblingNodes = (symbol: SymbolMember, path: ValuePath, context: Context): RootContent[] => {
  const siblings = (symbol.siblings ?? []).map(({ id, name, summary }, index) => {
    const location = [...path, 'siblings', index];
    const props = { id, name: shortTitle({ ...symbol, name }), origin: context.origin(location) };
    return { props, summary, location };
  });
  if (siblings.length === 0) return [];
  if (siblings.every(({ summary }) => summary === undefined)) {
    const anchors = siblings.map(({ props }) => anchorPart({ ...props, inline: true }));
    return [paragraph(text('The same signature: '), ...joined(anchors), text('.'))];
  }
  const rows = siblings.map(({ props, summary = symbol.summary, location }) =>
    rowPart(props, paragraph(...context.line(summary, [...location, 'summary']))),
  );
  return [rowsPart({}, ...rows)];
};

/**
 * The accepted values of a parameter or a key. They are a list that readers open if one of them has a meaning. `line` reads
 * the meaning of the value with this index.
 */
export const valueNodes = (
  values: readonly (string | { name: string; meaning: string })[],
  line: (meaning: string, index: number) => PhrasingContent[],
): RootContent[] => {
  if (values.length === 0) return [];
  if (values.every((value) => typeof value === 'string'))
    return [paragraph(text('Accepted values: '), ...joined(values.map(code)), text('.'))];
  const rows = values.map((value, index) =>
    typeof value === 'string'
      ? rowPart({ name: value })
      : rowPart({ name: value.name }, paragraph(...line(value.meaning, index))),
  );
  return [rowsPart({ isFolded: true }, ...rows)];
};
