import { joined, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolMember, SymbolParameter } from '#scripts/content/symbols/symbol-schema.ts';
import type { ComponentNode } from '#scripts/content/tree/component-node.ts';
import type { Context } from './context.ts';
import { factPart, rowPart, rowsPart } from './fact-parts.tsx';
import { linkedType, typeParts } from './linked-type.ts';
import { valueNodes } from './value-nodes.ts';

/** The list of a symbol's parameters. */
export const parameterRows = (
  { parameters = [] }: SymbolMember,
  path: ValuePath,
  context: Context,
): ComponentNode[] => {
  if (parameters.length === 0) return [];
  const rows = parameters.map((parameter, index) =>
    parameterRow(parameter, [...path, 'parameters', index], context),
  );
  return [factPart({ label: 'Parameters', isWide: true }, rowsPart({}, ...rows))];
};

const parameterRow = (
  { name, type, required, default: preset, meaning, values = [], callback = [] }: SymbolParameter,
  path: ValuePath,
  context: Context,
): ComponentNode => {
  const types = callback.map((type) => linkedType(type, context));
  return rowPart(
    { name, type, typeParts: typeParts(type, context), required, default: preset },
    paragraph(
      ...context.line(meaning, [...path, 'meaning']),
      ...(types.length > 0 ? [text(receiver(name, type)), ...joined(types, ' and '), text('.')] : []),
    ),
    ...valueNodes(values, (text, index) => context.line(text, [...path, 'values', index, 'meaning'])),
  );
};

/** Begins the sentence about what a callback gets: a list, or a rest parameter, holds several. */
const receiver = (name: string, type: string): string =>
  /^(?:\.{3}|\*)/.test(name) || /\[\]|\bList\b/.test(type) ? ' Each gets ' : ' It gets ';
