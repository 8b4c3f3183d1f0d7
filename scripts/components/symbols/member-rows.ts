import type { RootContent } from 'mdast';
import { paragraph } from '#scripts/components/markdown-nodes.ts';
import { isCalled } from '#scripts/content/symbols/is-called.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { ComponentNode } from '#scripts/content/tree/component-node.ts';
import type { Context } from './context.ts';
import { foldedSamplePart } from './entry-parts.tsx';
import { rowPart, rowsPart } from './fact-parts.tsx';
import { typeParts } from './linked-type.ts';
import { noteNodes } from './note-nodes.ts';
import { sampleNodes } from './sample-nodes.tsx';
import { siblingNodes } from './sibling-nodes.ts';

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
  const { id, name, summary, details, default: preset } = member;
  const type = member.type ?? constantOf(member);
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
    ...(sample.length > 0 ? [foldedSamplePart({}, ...sample)] : []),
  );
};

/** The value of a constant replaces its type: `14` for `Unavailable Code = 14`. */
const constantOf = ({ signature }: SymbolMember): string | undefined =>
  / = (\S+)$/.exec(signature ?? '')?.[1];
