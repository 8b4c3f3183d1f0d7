import type { PhrasingContent, RootContent } from 'mdast';
import { latestVersion, versionTitle } from '#content/versions.ts';
import { code, joined, linkToHref, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import type { SymbolFile } from '#scripts/content/symbols/file-schemas.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { capitalized } from '#worker/page/capitalized.ts';
import { type Context, checkPlace, contextOf } from './context.ts';
import { pageTitle } from './page-title.ts';
import { successorLink } from './successor-link.ts';
import { symbolTitle } from './symbol-title.ts';

/** Shows what the newest version of the library changed, for each page of an older one. Symbols that stayed the same are left out. */
export const symbolChanges = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  check: checkPlace,
  expand: (view) => {
    const context = contextOf(view);
    if (!context) return [];
    const { sdk, version } = context.library.library;
    const latest = latestVersion(sdk);
    if (!version || !latest) return [];
    const header = [...[version, latest].map(versionTitle).map(capitalized), 'What to do'];
    return [...context.library.pages].flatMap(([page, file]) => pageChanges(page, file, header, context));
  },
});

const pageChanges = (
  page: string,
  file: SymbolFile,
  header: readonly string[],
  context: Context,
): RootContent[] => {
  const changed = symbolsOf(file).filter(
    ({ symbol: { replacement } }) => replacement && replacement.how !== 'same',
  );
  if (changed.length === 0) return [];
  const rows = grouped(changed).map((changes) => changeRow(changes, page, context));
  return [
    { type: 'heading', depth: 2, children: [text(pageTitle(page))], data: { id: page } },
    tableOf(header, rows),
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

/** Symbols with the same successor and the same cure share a row, such as the members of a type that was removed. */
const grouped = (changes: readonly Change[]): Change[][] => {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const { id, how, note } = change.symbol.replacement ?? {};
    const key = [id, how, note].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
};

const changeRow = (changes: readonly Change[], page: string, context: Context): PhrasingContent[][] => {
  const [first] = changes;
  if (!first) return [];
  const { symbol, path } = first;
  const { replacement } = symbol;
  if (!replacement) return [];
  const { how, note } = replacement;
  const successor = successorLink(replacement, context) ?? text('None');
  const cure = note ? context.lineOf(page, note, [...path, 'replacement', 'note']) : [text(HOW[how])];
  return [joined(changes.flatMap((change) => oldNames(change, context))), [successor], cure];
};

/** The name of a symbol and those of its siblings, with links to their entries. */
const oldNames = ({ symbol, owner }: Change, { library }: Context): PhrasingContent[] =>
  [symbol, ...(symbol.siblings ?? [])].map(({ id, name }) =>
    linkToHref(library.find(id)?.href ?? '', code(symbolTitle({ ...symbol, id, name }, owner))),
  );
