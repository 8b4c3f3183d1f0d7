import type { PhrasingContent, RootContent } from 'mdast';
import { REFERENCE_PAGES } from '#content/reference-pages.ts';
import { paragraph, text } from '#scripts/components/plain.ts';
import type { SymbolEntry, SymbolFile, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { defineExpansion } from '#scripts/content/tree/expansion.ts';
import { checkPlace, type Drawing, drawingOf, linkTo } from './drawing.ts';
import { latestOf } from './latest-of.ts';
import { locatedTitle, symbolTitle } from './symbol-title.ts';
import { tableOf } from './table-nodes.ts';

/** What version 1 of the library changed, for each page of version 0. */
export const symbolChanges = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  check: checkPlace,
  expand: (view) => {
    const drawing = drawingOf(view);
    if (!drawing) return [];
    return [...drawing.library.pages].flatMap(([page, file]) => pageChanges(page, file, drawing));
  },
});

const pageChanges = (page: string, file: SymbolFile, drawing: Drawing): RootContent[] => {
  const all = symbolsOf(file);
  const changed = all.filter(({ symbol: { replacement } }) => replacement && replacement.how !== 'same');
  const title = REFERENCE_PAGES.find(({ name }) => name === page)?.title ?? 'Entry points';
  if (all.length === 0) return [];
  const same = all.length - changed.length;
  return [
    { type: 'heading', depth: 3, children: [text(title)], data: { id: `changes-${page}` } },
    ...(changed.length > 0
      ? [
          tableOf(
            ['Version 0', 'Version 1', 'What to do'],
            changed.map((change) => changeRow(change, page, drawing)),
          ),
        ]
      : []),
    ...(same > 0
      ? [paragraph(text(changed.length > 0 ? 'Everything else is the same.' : 'Nothing changed.'))]
      : []),
  ];
};

interface Change {
  symbol: SymbolMember;
  owner?: SymbolEntry;
  path: ValuePath;
}

const symbolsOf = ({ symbols }: SymbolFile): Change[] =>
  symbols.flatMap((symbol, index): Change[] => [
    { symbol, path: ['symbols', index] },
    ...(symbol.members ?? []).map((member, number) => ({
      symbol: member,
      owner: symbol,
      path: ['symbols', index, 'members', number],
    })),
  ]);

const HOW = { same: '', renamed: 'Renamed.', changed: 'Changed.', removed: 'Removed.' } as const;

const changeRow = ({ symbol, owner, path }: Change, page: string, drawing: Drawing): PhrasingContent[][] => {
  const { library } = drawing;
  const { id, how = 'same', note } = symbol.replacement ?? {};
  const found = id === undefined ? undefined : latestOf(drawing)?.find(id);
  const old = linkTo(library.find(symbol.id)?.href.slice('/docs'.length) ?? '', {
    type: 'inlineCode',
    value: symbolTitle(symbol, owner),
  });
  const successor: PhrasingContent =
    id !== undefined && found
      ? linkTo(found.href.slice('/docs'.length), { type: 'inlineCode', value: locatedTitle(found, id) })
      : text('None');
  const cure = note ? drawing.lineOf(page, note, [...path, 'replacement', 'note']) : [text(HOW[how])];
  return [[old], [successor], cure];
};
