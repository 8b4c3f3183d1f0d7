import type { Code, Heading, RootContent } from 'mdast';
import { text } from '#scripts/components/markdown-nodes.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { Drawing } from './drawing.ts';
import { factNodes } from './fact-nodes.ts';
import { memberRows } from './member-rows.ts';
import { noteNodes } from './note-nodes.ts';
import { sampleNodes } from './sample-nodes.tsx';
import { siblingNodes } from './sibling-nodes.ts';
import { entryPart, samplePart, signaturePart, textPart, titlePart } from './symbol-parts.tsx';
import { isCalled, shortTitle, symbolTitle } from './symbol-title.ts';

/** The entry of a top-level symbol with its properties, followed by the entries of its methods. */
export const entryNodes = (symbol: SymbolEntry, path: ValuePath, drawing: Drawing): RootContent[] => [
  oneEntry(symbol, path, drawing),
  ...(symbol.members ?? []).flatMap((member, index) =>
    isCalled(member) ? oneEntry(member, [...path, 'members', index], drawing, symbol) : [],
  ),
];

const oneEntry = (
  symbol: SymbolEntry | SymbolMember,
  path: ValuePath,
  drawing: Drawing,
  owner?: SymbolEntry,
): RootContent => {
  const { blocks } = drawing;
  const sample = sampleNodes(symbol, path, drawing);
  return entryPart(
    { isMember: owner !== undefined },
    textPart(
      {},
      headingNode(symbol, path, drawing, owner),
      ...noteNodes(symbol, path, drawing),
      ...signatureNodes(symbol, path, drawing, owner),
      ...blocks(symbol.summary, [...path, 'summary']),
      ...(symbol.details ? blocks(symbol.details, [...path, 'details']) : []),
      ...siblingNodes(symbol, path, drawing),
      ...factNodes(symbol, path, drawing),
      ...('members' in symbol ? memberRows(symbol, path, drawing) : []),
    ),
    ...(sample.length > 0 ? [samplePart({}, ...sample)] : []),
  );
};

const headingNode = (
  symbol: SymbolMember,
  path: ValuePath,
  { origin }: Drawing,
  owner?: SymbolEntry,
): Heading => ({
  type: 'heading',
  depth: owner ? 3 : 2,
  children: [
    titlePart(
      { owner: owner?.name, name: shortTitle(symbol), inline: true },
      text(symbolTitle(symbol, owner)),
    ),
  ],
  data: { id: symbol.id, origin: origin([...path, 'id']) },
});

const signatureNodes = (
  { signature }: SymbolMember,
  path: ValuePath,
  drawing: Drawing,
  owner?: SymbolEntry,
): RootContent[] => {
  if (signature === undefined) return [];
  const code: Code = {
    type: 'code',
    lang: drawing.library.about.language,
    // A declaration without a body is not a complete program.
    meta: 'fragment',
    value: signature.trimEnd(),
    data: { origin: drawing.origin([...path, 'signature']), isMember: owner !== undefined },
  };
  return [signaturePart({}, code)];
};
