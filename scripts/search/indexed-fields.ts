import { CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { referenceName } from '#content/references.ts';
import { LIBRARY_NAMES } from '#content/sdks.ts';
import { CLI } from '#scripts/content/cli.ts';
import { CONFIGURATION, ENVIRONMENT_VARIABLES } from '#scripts/content/configuration.ts';
import type { SearchSection } from '#scripts/content/render/search-record.ts';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import { isCalled } from '#scripts/content/symbols/symbols-of.ts';
import type { IndexField } from '#worker/search/index-format.ts';
import { isOld } from '#worker/search/section.ts';
import { STOP_WORDS } from '#worker/search/words.ts';
import { OVERVIEW, type SectionDocument } from './section-documents.ts';

/** The text of each field of a section. */
export const indexedFields = (document: SectionDocument): Readonly<Record<IndexField, string>> => {
  const { page, section, place, titles } = document;
  const isOverview = section.depth === 1;
  const libraryNames = place.library ? LIBRARY_NAMES[place.library] : [];
  const service = SERVICE_OF_PAGE.get(page.path) ?? '';
  return {
    title: (isOverview ? page.title : section.title) ?? '',
    names: namesIn(document).join(' '),
    aliases: [
      section.id ?? page.path.split('/').at(-1),
      keywordsOf(document),
      ...(isOverview && isStart(document) ? [...libraryNames, packageOf(document)] : []),
      ...(isOverview ? [service] : []),
    ].join(' '),
    parents: (isOverview ? [page.description] : [...titles.slice(1, section.depth), service]).join(' '),
    text: section.text,
    // The names that code of an old version uses are symbols of its reference.
    code: `${isOld(place) ? '' : namesInCode(section.code)}\n${section.commands}`,
  };
};

/** The keywords that say something. Authors write them as readers would write a query. */
const keywordsOf = ({ page, section }: SectionDocument): string =>
  (page.keywords.find(([anchor]) => anchor === (section.id ?? OVERVIEW))?.[1] ?? '')
    .split(' ')
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ');

const namesIn = ({ symbol, library, section }: SectionDocument): string[] => {
  if (symbol && library) return [...symbolNames(symbol, library), symbol.symbol.id];
  if (library) return section.id === 'errors' ? errorNames(section.text) : [];
  return listedNames(section);
};

/** The names of a page's subject on each cloud, which readers use instead: `dynamodb`. */
const SERVICE_OF_PAGE: ReadonlyMap<string, string> = new Map(
  Object.entries(CLOUDS).flatMap(([cloud, { href }]) =>
    Object.entries(CLOUD_SERVICES).map(([name, services]) => [
      `${href}/${name}`,
      services[cloud as CloudName] ?? '', // the keys are typed
    ]),
  ),
);

/** The package of a library, unless its name is a plain word. */
const packageOf = ({ library }: SectionDocument): string =>
  library && /\W/.test(library.about.package) ? library.about.package : '';

/** `true` for the start of a library's reference. */
const isStart = ({ page, place: { library, version } }: SectionDocument): boolean =>
  library !== undefined && page.path === `/reference/${referenceName(library, version)}`;

const NAME = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;
const SEVERAL_WORDS = /\p{Ll}\p{Lu}|[_.]/u;

/** The names in code that consist of several words. Others are too common to say what a section is about. */
const namesInCode = (code: string): string =>
  [...new Set(code.match(NAME))].filter((name) => SEVERAL_WORDS.test(name)).join(' ');

const lastKey = (path: string): string => path.split('.').at(-1) ?? '';

const ALL_FLAGS = [...CLI.globalFlags, ...CLI.commands.flatMap(({ flags = [] }) => flags)];
const FLAGS_AND_VARIABLES: ReadonlySet<string> = new Set([
  ...ALL_FLAGS.map(({ name }) => name),
  ...ENVIRONMENT_VARIABLES.map(({ name }) => name),
]);
const KEYS: ReadonlySet<string> = new Set(CONFIGURATION.map(({ path }) => lastKey(path)));

/** The flags, variables, and keys that the section explains, and the command that it is about, with its flags. */
const listedNames = ({ title, text }: SearchSection): string[] => {
  const command = CLI.commands.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((known) => known === title),
  );
  return [
    ...text.split('\n').flatMap(explainedIn),
    ...(command
      ? [command.name, ...(command.aliases ?? []), ...CLI.globalFlags.map(({ name }) => name)]
      : []),
  ];
};

/** The name that a row of a table or a list begins with. The short form of a flag may come first: `-f, --force`. */
const explainedIn = (line: string): string[] => {
  const [start = ''] = line.replace(/^-\w, /, '').split(/[\s:,]/, 1);
  if (FLAGS_AND_VARIABLES.has(start)) return [start];
  return KEYS.has(lastKey(start)) ? [start, lastKey(start)] : [];
};

/** The names of the errors in a text. */
const errorNames = (text: string): string[] => text.match(/\b\w+(?:Error|Exception)\b/g) ?? [];

/** The names that code uses for a symbol and for the contents of its section: `on`, `Bucket.on`, `Nitric.bucket`, `ctx.res.status`. */
const symbolNames = (located: LocatedSymbol, library: LibrarySymbols): string[] => {
  const { entry } = library.about;
  const { symbol, owner } = located;
  return [
    ...ownNames(located),
    ...(owner || entry === undefined ? [] : [`${entry}.${symbol.name}`]),
    ...pathNames(located, library),
  ];
};

/** The names of a symbol, of its siblings, and of the members that are rows of its section. */
const ownNames = ({ symbol, owner }: LocatedSymbol): string[] => [
  ...withOwner(symbol.name, owner?.name),
  ...(symbol.siblings ?? []).flatMap(({ name }) => withOwner(name, owner?.name)),
  ...rowsOf(symbol).flatMap(({ name }) => withOwner(name, symbol.name)),
];

const withOwner = (name: string, owner: string | undefined): string[] =>
  owner === undefined ? [name] : [name, `${owner}.${name}`];

const rowsOf = (symbol: SymbolEntry | SymbolMember): readonly SymbolMember[] =>
  'members' in symbol ? (symbol.members ?? []).filter((member) => !isCalled(member)) : [];

/** How code reaches a member of a type that another type has as a property: `res.status`, and `ctx.res.status`. */
const pathNames = ({ symbol, owner }: LocatedSymbol, { pages }: LibrarySymbols): string[] => {
  const type = owner ?? symbol;
  const members = owner ? [symbol] : rowsOf(symbol);
  const holders = [...pages.values()].flatMap(({ symbols }) => symbols);
  return holders.flatMap((holder) => {
    const properties = (holder.members ?? []).filter((property) => property.type === type.name);
    const starts = properties.flatMap(({ name }) =>
      holder.name.endsWith('Context') ? [name, `ctx.${name}`] : [name],
    );
    return starts.flatMap((start) => members.map((member) => `${start}.${member.name}`));
  });
};
