import type { Code, Heading, RootContent } from 'mdast';
import { text } from '#scripts/components/markdown-nodes.ts';
import { isCalled } from '#scripts/content/symbols/is-called.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { Context } from './context.ts';
import { entryPart, samplePart, signaturePart, textPart, titlePart } from './entry-parts.tsx';
import { factNodes } from './fact-nodes.ts';
import { memberRows } from './member-rows.ts';
import { noteNodes } from './note-nodes.ts';
import { sampleNodes } from './sample-nodes.tsx';
import { siblingNodes } from './sibling-nodes.ts';
import { shortTitle, symbolTitle } from './symbol-title.ts';

/** The entry of a top-level symbol with its properties, followed by the entries of its methods. */
export const entryNodes = (symbol: SymbolEntry, path: ValuePath, context: Context): RootContent[] => [
  oneEntry(symbol, path, context),
  ...(symbol.members ?? []).flatMap((member, index) =>
    isCalled(member) ? oneEntry(member, [...path, 'members', index], context, symbol) : [],
  ),
];

const oneEntry = (
  symbol: SymbolEntry | SymbolMember,
  path: ValuePath,
  context: Context,
  owner?: SymbolEntry,
): RootContent => {
  const { blocks } = context;
  const sample = sampleNodes(symbol, path, context);
  return entryPart(
    { isMember: owner !== undefined },
    textPart(
      {},
      headingNode(symbol, path, context, owner),
      ...noteNodes(symbol, path, context),
      ...signatureNodes(symbol, path, context, owner),
      ...blocks(symbol.summary, [...path, 'summary']),
      ...(symbol.details ? blocks(symbol.details, [...path, 'details']) : []),
      ...siblingNodes(symbol, path, context),
      ...factNodes(symbol, path, context),
      ...('members' in symbol ? memberRows(symbol, path, context) : []),
    ),
    ...(sample.length > 0 ? [samplePart({}, ...sample)] : []),
  );
};

const headingNode = (
  symbol: SymbolMember,
  path: ValuePath,
  { origin }: Context,
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
  symbol: SymbolMember,
  path: ValuePath,
  context: Context,
  owner?: SymbolEntry,
): RootContent[] => {
  const { signature } = symbol;
  if (signature === undefined) return [];
  const code: Code = {
    type: 'code',
    lang: context.library.about.language,
    // A declaration without a body is not a complete program.
    meta: 'fragment',
    value: signature.trimEnd(),
    data: { origin: context.origin([...path, 'signature']), isMember: owner !== undefined },
  };
  return [signaturePart({ isSearchable: isCalled(symbol) }, code)];
};
