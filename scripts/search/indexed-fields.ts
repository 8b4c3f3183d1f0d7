import { CLI_COMMANDS, GLOBAL_FLAGS } from '#content/cli.ts';
import { CONFIGURATION } from '#content/configuration.ts';
import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { LIBRARY_NAMES } from '#content/library-names.ts';
import { referenceName } from '#content/references.ts';
import type { LocatedSymbol, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
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
    aliases: [section.id ?? page.path.split('/').at(-1) ?? '', ...otherNames(document, symbols), ...(isStart(document) && place.library ? LIBRARY_NAMES[place.library] : [])].join(' '),
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
  section.depth === 1 && place.library !== undefined && page.path === `/reference/${referenceName(place.library, place.version)}`;

const withOwner = (name: string, owner: string | undefined): string[] =>
  owner ? [name, `${owner}.${name}`] : [name];

/** The names of a symbol, of its siblings, and of the members that are rows of its section. */
const namesOf = ({ symbol, owner }: LocatedSymbol): string[] => [
  ...withOwner(symbol.name, owner?.name),
  ...(symbol.siblings ?? []).flatMap(({ name }) => withOwner(name, owner?.name)),
];

const symbolNames = ({ symbol, library }: SectionDocument): string[] =>
  symbol ? [...namesOf(symbol), ...(symbol.owner || !library?.about.entry ? [] : [`${library.about.entry}.${symbol.symbol.name}`])] : [];

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

const LISTED_NAMES: readonly string[] = [
  ...ENVIRONMENT_VARIABLES.map(({ name }) => name),
  ...[...GLOBAL_FLAGS, ...CLI_COMMANDS.flatMap(({ flags = [] }) => flags)].map(({ name }) => name),
  ...Object.values(CONFIGURATION).flatMap((keys) => keys.map(({ path }) => path)),
];

/** The variables, flags and keys that begin a row of a table in the section, and the commands that the heading names. */
const listedNames = ({ section }: SectionDocument): string[] => {
  const starts = section.text.split('\n').map((line) => line.replace(/^-\w, /, ''));
  const rows = LISTED_NAMES.filter((name) =>
    starts.some((line) => line === name || line.startsWith(`${name} `)),
  );
  const command = CLI_COMMANDS.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((known) => known === section.title),
  );
  const commands = command
    ? [command.name, ...(command.aliases ?? []), ...GLOBAL_FLAGS.map(({ name }) => name)]
    : [];
  return [...new Set(rows), ...commands];
};

const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;

/** The names in code that are made of several words. */
const codeNames = (code: string): string =>
  [...new Set(code.match(NAME) ?? [])].filter((name) => /\p{Ll}\p{Lu}|_|\./u.test(name)).join(' ');
