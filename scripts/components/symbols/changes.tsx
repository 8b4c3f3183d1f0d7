import type { PhrasingContent, RootContent } from 'mdast';
import { latestVersion, referenceName, versionTitle } from '#content/references.ts';
import {
  code,
  joined,
  linkToHref,
  paragraph,
  phrasing,
  tableOf,
  text,
} from '#scripts/components/markdown-nodes.ts';
import type { SymbolFile, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { type SymbolPath, symbolPaths } from '#scripts/content/symbols/symbols-of.ts';
import { defineExpansion, definePart } from '#scripts/content/tree/define-component.ts';
import { capitalized } from '#worker/model/text.ts';
import { type Context, checkLocation, contextOf } from './context.ts';
import { locatedTitle, pageTitle, symbolTitle } from './names.tsx';

/** @jsxRuntime automatic @jsxImportSource preact */

type Replacement = NonNullable<SymbolMember['replacement']>;

/** Shows what the newest version of the library changed, for each page of an older one. Symbols that stayed the same are left out. */
export const symbolChanges = defineExpansion({
  check: checkLocation,
  expand: (view) => {
    const context = contextOf(view);
    if (!context) return [];
    const { sdk, version } = context.library.library;
    const latest = latestVersion(sdk);
    if (!version || !latest) return [];
    const header = [...[version, latest].map(versionTitle).map(capitalized), 'What to do'];
    return [...context.library.pages].flatMap(([page, file]): RootContent[] => {
      const rows = groupedChanges(file).map((changes) => changeRow(changes, page, context));
      if (rows.length === 0) return [];
      return [
        { type: 'heading', depth: 2, children: [text(pageTitle(page))], data: { id: page } },
        tableOf(header, rows),
      ];
    });
  },
});

interface Change extends SymbolPath {
  replacement: Replacement;
}

const changesIn = (file: SymbolFile): Change[] =>
  symbolPaths(file).flatMap((change) => {
    const { replacement } = change.symbol;
    return replacement && replacement.how !== 'same' ? { ...change, replacement } : [];
  });

/** Symbols with the same successor and the same hint share a row, such as the members of a type that was removed. */
const groupedChanges = (file: SymbolFile): Change[][] => [
  ...Map.groupBy(changesIn(file), ({ replacement: { id, how, note } }) =>
    [id, how, note].join('\n'),
  ).values(),
];

const changeRow = (changes: readonly Change[], page: string, context: Context): PhrasingContent[][] => {
  const [first] = changes;
  if (!first) return [];
  const { replacement, path } = first;
  const { how, note } = replacement;
  const hint = note
    ? context.lineOf(page, note, [...path, 'replacement', 'note'])
    : [text(`${capitalized(how)}.`)];
  return [
    joined(changes.flatMap((change) => oldNames(change, context))),
    [successorLink(replacement, context) ?? text('None')],
    hint,
  ];
};

/** The name of a symbol and those of its siblings, with links to their entries. */
const oldNames = ({ symbol, owner }: Change, { library }: Context): PhrasingContent[] =>
  [symbol, ...(symbol.siblings ?? [])].map(({ id, name }) =>
    linkToHref(library.find(id)?.href ?? '', code(symbolTitle({ ...symbol, id, name }, owner))),
  );

/** A link to what replaces a symbol in the latest version of its library. `undefined` if nothing does. */
const successorLink = ({ id }: Replacement, { library, symbols }: Context): PhrasingContent | undefined => {
  if (id === undefined) return undefined;
  const found = symbols.get(referenceName(library.library.sdk, undefined))?.find(id);
  return found && linkToHref(found.href, code(locatedTitle(found, id)));
};

/** The release that a symbol came with, what to use instead of a deprecated one, and its successor in the newest version. */
export const noteNodes = (symbol: SymbolMember, path: ValuePath, context: Context): RootContent[] => {
  const { since, deprecated, replacement } = symbol;
  const notes: PhrasingContent[][] = [];
  if (since) notes.push([badgePart({ kind: 'since', inline: true }, text(`Since ${since}`))]);
  if (deprecated)
    notes.push([
      badgePart({ kind: 'deprecated', inline: true }, text('Deprecated')),
      text(' '),
      ...context.line(deprecated, [...path, 'deprecated']),
    ]);
  if (replacement) notes.push(successor(replacement, path, context));
  return notes.filter((note) => note.length > 0).map((note) => notePart({}, ...note));
};

const successor = (replacement: Replacement, path: ValuePath, context: Context): PhrasingContent[] => {
  const latest = latestVersion(context.library.library.sdk);
  if (!latest) return [];
  const { how, note } = replacement;
  const link = successorLink(replacement, context);
  const rest = note ? [text(' '), ...context.line(note, [...path, 'replacement', 'note'])] : [];
  const version = versionTitle(latest);
  if (!link) return [text(`Not in ${version}.`), ...rest];
  return [text(`In ${version}: `), link, text(how === 'same' ? '.' : ` (${how}).`), ...rest];
};

const notePart = definePart('SymbolNotes', {
  html: ({ children }) => <p class="entry-notes">{children}</p>,
  markdown: ({ children }) => [paragraph(...phrasing(children))],
});

const badgePart = definePart<{ kind: 'since' | 'deprecated' }>('SymbolNote', {
  html: ({ props, children }) => (
    <span class={props.kind === 'deprecated' ? 'badge badge-deprecated' : 'badge'}>{children}</span>
  ),
  markdown: ({ children }) => [{ type: 'strong', children: phrasing(children) }, text('.')],
});
