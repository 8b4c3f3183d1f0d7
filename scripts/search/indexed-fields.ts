import { CLI_COMMANDS, GLOBAL_FLAGS } from '#content/cli.ts';
import { CONFIGURATION } from '#content/configuration.ts';
import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { LIBRARY_NAMES } from '#content/library-names.ts';
import { referenceName } from '#content/references.ts';
import { SEARCH_WORDS } from '#content/search-words.ts';
import { isCalled } from '#scripts/components/symbols/symbol-title.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LibrarySymbols, LocatedSymbol, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { IndexField } from '#worker/search/index/fields.ts';
import type { SectionDocument } from './search-records.ts';

/** The text of each field of a document. */
export const indexedFields = (
  document: SectionDocument,
  symbols: SiteSymbols,
): Record<IndexField, string> => {
  const { page, section, place, record } = document;
  const isOverview = section.depth === 1;
  return {
    title: isOverview ? page.title : (section.title ?? ''),
    names: [...symbolNames(document), ...listedNames(document)].join(' '),
    aliases: [
      SEARCH_WORDS[page.path]?.[section.id ?? 'overview'] ?? '',
      section.id ?? page.path.split('/').at(-1) ?? '',
      ...otherNames(document, symbols),
      ...(isStart(document) && place.library ? LIBRARY_NAMES[place.library] : []),
    ].join(' '),
    parents: [
      ...(isOverview ? [] : [page.title]),
      ...Object.values(record.hierarchy).slice(2, section.depth),
      ...(isOverview ? [page.description] : []),
    ]
      .filter(Boolean)
      .join(' '),
    place: [place.section, place.group, ...(place.library ? LIBRARY_NAMES[place.library] : [])].join(' '),
    text: section.text,
    code: `${codeNames(section.code)}\n${section.commands}`,
  };
};

/** `true` for the first section of a library's reference. */
const isStart = ({ page, section, place }: SectionDocument): boolean =>
  section.depth === 1 &&
  place.library !== undefined &&
  page.path === `/reference/${referenceName(place.library, place.version)}`;

const withOwner = (name: string, owner: string | undefined): string[] =>
  owner ? [name, `${owner}.${name}`] : [name];

/** The names of a symbol, of its siblings, and of the members that are rows of its section. */
const namesOf = ({ symbol, owner }: LocatedSymbol): string[] => [
  ...withOwner(symbol.name, owner?.name),
  ...(symbol.siblings ?? []).flatMap(({ name }) => withOwner(name, owner?.name)),
  ...rowsOf(symbol).flatMap(({ name }) => withOwner(name, symbol.name)),
];

const rowsOf = (symbol: SymbolEntry | SymbolMember): readonly SymbolMember[] =>
  'members' in symbol ? (symbol.members ?? []).filter((member) => !isCalled(member)) : [];

const symbolNames = ({ symbol, library, section }: SectionDocument): string[] => {
  if (!symbol || !library) return section.id === 'errors' ? errorNames(section.text) : [];
  const { entry } = library.about;
  return [
    ...namesOf(symbol),
    ...(symbol.owner || !entry ? [] : [`${entry}.${symbol.symbol.name}`]),
    ...pathNames(symbol, library),
  ];
};

/** The names of the errors that a section lists. */
const errorNames = (text: string): string[] => text.match(/\b\w+(?:Error|Exception)\b/g) ?? [];

/** How code reaches a member of a type that is a property of another type: `res.status`, and `ctx.res.status`. */
const pathNames = ({ symbol, owner }: LocatedSymbol, { pages }: LibrarySymbols): string[] => {
  const type = owner ?? symbol;
  const members = owner ? [symbol] : rowsOf(symbol);
  return [...pages.values()].flatMap(({ symbols }) =>
    symbols.flatMap((holder) =>
      (holder.members ?? [])
        .filter((property) => property.type === type.name)
        .flatMap(({ name }) =>
          members.flatMap((member) => [
            `${name}.${member.name}`,
            ...(holder.name.endsWith('Context') ? [`ctx.${name}.${member.name}`] : []),
          ]),
        ),
    ),
  );
};

/** What the same symbol is called in other libraries, and its identifier: `bucket-on`. */
const otherNames = ({ symbol, place }: SectionDocument, symbols: SiteSymbols): string[] => {
  if (!symbol) return [];
  const { id } = symbol.symbol;
  const isOld = place.version === 'v0';
  return symbols.all().flatMap((library) => {
    if (isOld || library.library.version === 'v0') return [];
    const other = library.find(id);
    return other ? namesOf(other) : [];
  });
};

const FLAGS = new Set(
  [...GLOBAL_FLAGS, ...CLI_COMMANDS.flatMap(({ flags = [] }) => flags)].map(({ name }) => name as string),
);
const VARIABLES = new Set(ENVIRONMENT_VARIABLES.map(({ name }) => name));
const lastKey = (path: string): string => path.split('.').at(-1) ?? '';
const KEYS = new Set(Object.values(CONFIGURATION).flatMap((keys) => keys.map(({ path }) => lastKey(path))));
const GLOBAL_FLAG_NAMES = GLOBAL_FLAGS.map(({ name }) => name);

/** The variables, flags, and keys that begin a row of a table or a list in the section, and the command that it is about. */
const listedNames = ({ section, place }: SectionDocument): string[] => {
  if (place.library) return [];
  const starts = section.text
    .split('\n')
    .map((line) => line.replace(/^-\w, /, '').split(/[\s:,]/, 1)[0] ?? '');
  const rows = starts.flatMap((start) =>
    FLAGS.has(start) || VARIABLES.has(start)
      ? [start]
      : KEYS.has(lastKey(start))
        ? [start, lastKey(start)]
        : [],
  );
  const command = CLI_COMMANDS.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((known) => known === section.title),
  );
  return [...rows, ...(command ? [command.name, ...(command.aliases ?? []), ...GLOBAL_FLAG_NAMES] : [])];
};

const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;

/** The names in code that are made of several words. */
const codeNames = (code: string): string =>
  [...new Set(code.match(NAME) ?? [])].filter((name) => /\p{Ll}\p{Lu}|_|\./u.test(name)).join(' ');
