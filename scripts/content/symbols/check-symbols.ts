import { namedVersion, type Reference } from '#content/references.ts';
import { RELEASES } from '#content/releases.ts';
import { didYouMean, didYouMeanOr, type Problem } from '#scripts/content/problems/problem.ts';
import type { SymbolEntry, SymbolKind, SymbolMember } from './schema.ts';
import type { LibrarySymbols, ValuePath } from './site-symbols.ts';
import { absencesOf, GRANTS, idsOf, isCalled, symbolPaths, withMembers } from './symbols-of.ts';

/** A symbol with everything that a rule needs to judge it. */
interface Subject {
  symbol: SymbolEntry | SymbolMember;
  owner: SymbolEntry | undefined;
  page: string;
  library: LibrarySymbols;
  /** The newest version of the same library, `unread` if its data has problems, or `undefined` if this is the newest. */
  latest: LibrarySymbols | 'unread' | undefined;
  report: (path: ValuePath, message: string, hint: string) => void;
}

/** Reports what breaks it. */
type Rule = (subject: Subject) => void;

/** Every name of a type is that of a symbol. */
const namesTypes: Rule = ({ symbol, library, report }) => {
  const { returns, parameters = [] } = symbol;
  const types = [...library.pages.values()].flatMap(({ symbols }) => symbols.map(({ name }) => name));
  const check = (path: ValuePath, name: string) => {
    if (!types.includes(name) && !library.find(name))
      report(path, `\`${name}\` is not a symbol of this library.`, didYouMean(name, types));
  };
  if (returns?.of !== undefined) check(['returns', 'of'], returns.of);
  for (const [index, { callback = [] }] of parameters.entries())
    for (const [number, name] of callback.entries()) check(['parameters', index, 'callback', number], name);
};

/** A returned type is named by its identifier if two types of the page have its name, or two of the library and none of the page. */
const namesOneType: Rule = ({ symbol: { returns }, page, library, report }) => {
  if (!returns || (returns.of !== undefined && library.find(returns.of))) return;
  const words = returns.of === undefined ? returns.type.split(/[^\w.]+/) : [returns.of];
  const [onPage, all] = [[library.pages.get(page)], [...library.pages.values()]].map((files) =>
    files
      .flatMap((file) => file?.symbols ?? [])
      .filter(({ kind, name }) => kind !== 'function' && words.includes(name)),
  );
  const types = onPage?.length ? onPage : (all ?? []);
  const namesakes = types.filter(({ name }) => name === types[0]?.name);
  if (namesakes.length > 1)
    report(
      ['returns'],
      `${namesakes.map(({ id }) => `\`${id}\``).join(' and ')} are both called \`${types[0]?.name}\`.`,
      'Write `of: …` with the identifier of the one that is returned.',
    );
};

const PERMISSION_KINDS: readonly SymbolKind[] = ['type', 'enum', 'value', 'constant'];

/** A permission is a word in the declarations of the page's permissions, or of the calls that grant them. */
const namesPermissions = ({ symbol: { permissions = [] }, page, library, report }: Subject): void => {
  if (permissions.length === 0) return;
  const symbols = library.pages.get(page)?.symbols ?? [];
  const declared = withMembers(symbols)
    .filter(({ name, kind }) => GRANTS.test(name) || PERMISSION_KINDS.includes(kind))
    .flatMap(wordsOf);
  for (const [index, permission] of permissions.entries()) {
    const name = permission.split('.').at(-1) ?? permission;
    if (!declared.includes(name))
      report(
        ['permissions', index],
        `\`${permission}\` is not a permission on this page.`,
        didYouMeanOr('Correct it.', name, declared),
      );
  }
};

const wordsOf = ({ name, signature = '', parameters = [] }: SymbolMember): string[] =>
  [name, signature, ...parameters.flatMap(({ type, values = [] }) => [type, JSON.stringify(values)])]
    .join(' ')
    .match(/\w+/g) ?? [];

/** All releases since version 1 are recorded. Of version 0, only the one that the data describes is. */
const namesRelease = ({ symbol: { since }, library, report }: Subject): void => {
  if (since === undefined || since.startsWith('0.')) return;
  const releases = RELEASES.filter(({ product }) => product === library.library.sdk).map(
    ({ version }) => version,
  );
  if (!releases.includes(since))
    report(
      ['since'],
      `The library has no release \`${since}\`.`,
      'Correct it, or add it to content/releases.ts.',
    );
};

const WITHOUT_SIGNATURE: readonly SymbolKind[] = ['class', 'interface', 'enum'];
const WITH_TYPE: readonly SymbolKind[] = ['property', 'constant'];

const hasItsFields: Rule = ({ symbol, report }) => {
  const { kind, signature, errors, type, id } = symbol;
  if (signature === undefined && !WITHOUT_SIGNATURE.includes(kind))
    report([], `\`${id}\` has no signature.`, 'Write `signature: …` as the language writes the declaration.');
  if (errors === undefined && isCalled(symbol))
    report([], `\`${id}\` does not say which errors it raises.`, 'List them, or write `errors: []`.');
  if (type === undefined && WITH_TYPE.includes(kind))
    report([], `\`${id}\` has no type.`, 'Write `type: …` as the language writes it.');
};

const isUnique: Rule = ({ symbol, page, library, report }) => {
  for (const id of idsOf(symbol)) {
    const first = library.find(id);
    if (first?.symbol !== symbol)
      report(
        ['id'],
        `\`${id}\` names two symbols; the other is in ${first?.page}.yaml.`,
        'Rename one of them.',
      );
    if (absencesOf(library).some((absence) => absence.id === id))
      report(
        ['id'],
        `\`${id}\` is also listed as absent.`,
        `Remove it from \`absent\` in ${page}.yaml or library.yaml.`,
      );
  }
};

const namesErrorGroups: Rule = ({ symbol: { errors = [] }, library, report }) => {
  const groups = Object.keys(library.about.errors);
  for (const [index, error] of errors.entries())
    if (typeof error === 'string' && !groups.includes(error))
      report(
        ['errors', index],
        `\`${error}\` is not an error group of library.yaml.`,
        groups.length > 0 ? didYouMean(error, groups) : 'Write `name` and `when`.',
      );
};

const hasSample: Rule = ({ symbol, owner, page, library, report }) => {
  if (symbol.sample !== undefined) return;
  if ('members' in symbol && symbol.members?.some(({ sample }) => sample !== undefined)) return;
  const shown = withMembers(library.pages.get(page)?.symbols ?? []).flatMap(codeOf);
  if (!shown.some((code) => code.includes(symbol.name)))
    report(
      [],
      `No sample of the page uses \`${symbol.name}\`.`,
      `Add a sample to it${owner ? ` or to \`${owner.name}\`` : ''}.`,
    );
};

const namesReplacement: Rule = ({ symbol: { replacement, id }, latest, report }) => {
  if (latest === 'unread') return;
  if (!latest) {
    if (replacement)
      report(['replacement'], 'Only symbols of older versions have a replacement.', 'Remove it.');
    return;
  }
  if (!replacement)
    report(
      [],
      `\`${id}\` does not name its replacement.`,
      'Add `replacement: { id: …, how: same }`, or `how: renamed`, `changed`, or `removed`.',
    );
  else if (replacement.id !== undefined && !latest.find(replacement.id))
    report(
      ['replacement', 'id'],
      `\`${replacement.id}\` is not a symbol of the latest version.`,
      'Correct it, or leave it out if nothing replaces the symbol.',
    );
  else if ((replacement.how === 'same' || replacement.how === 'renamed') && replacement.id === undefined)
    report(
      ['replacement', 'how'],
      `\`how: ${replacement.how}\` needs the \`id\` of the symbol in the latest version.`,
      'Add it.',
    );
  else if (replacement.how === 'removed' && replacement.id !== undefined)
    report(
      ['replacement', 'how'],
      'A removed symbol has no `id` in the latest version.',
      'Remove the `id`, or write `how: changed`.',
    );
};

/** These find what no schema can: missing fields, names that nothing has, and symbols without a sample. */
const SYMBOL_RULES: readonly Rule[] = [
  hasItsFields,
  isUnique,
  namesErrorGroups,
  namesTypes,
  namesOneType,
  hasSample,
  namesReplacement,
  namesPermissions,
  namesRelease,
];

const codeOf = ({ sample }: SymbolMember): string[] =>
  sample === undefined ? [] : typeof sample === 'string' ? [sample] : Object.values(sample);

/** Checks every symbol of every library against all rules, and reports what breaks one. The data of `unread` has problems. */
export const checkSymbols = (
  libraries: readonly LibrarySymbols[],
  unread: ReadonlySet<Reference>,
  problems: Problem[],
): void => {
  for (const library of libraries) {
    const { sdk } = library.library;
    const latest = libraries.find(({ reference }) => reference === sdk);
    for (const [page, file] of library.pages)
      for (const { symbol, owner, path } of symbolPaths(file)) {
        const subject = {
          symbol,
          owner,
          page,
          library,
          latest: unread.has(sdk) ? ('unread' as const) : latest === library ? undefined : latest,
          report: (below: ValuePath, message: string, hint: string) =>
            problems.push({ ...library.origin(page, [...path, ...below]), message, hint }),
        };
        for (const rule of SYMBOL_RULES) rule(subject);
      }
  }
};

/**
 * Reports symbols that another library has in another order, so that a reader who knows the page of one library finds
 * everything on that of another. Latest versions come before older ones, and the order of the first library counts.
 */
export const checkOrder = (all: readonly LibrarySymbols[], problems: Problem[]): void => {
  const libraries = all.toSorted((one, other) => Number(isOld(one)) - Number(isOld(other)));
  for (const [number, library] of libraries.entries())
    for (const page of library.pages.keys()) {
      const ids = symbolIds(library, page);
      for (const other of libraries.slice(0, number)) {
        const moved = firstMoved(ids, symbolIds(other, page));
        if (!moved) continue;
        const [before, id] = moved;
        problems.push({
          ...library.origin(page, ['symbols', ids.indexOf(id), 'id']),
          message: `\`${id}\` is below \`${before}\`, but above it in the data of \`${other.reference}\`.`,
          hint: `Move it above \`${before}\`, so that every library has its symbols in the same order.`,
        });
        break;
      }
    }
};

const isOld = ({ reference }: LibrarySymbols): boolean => namedVersion(reference) !== undefined;

const symbolIds = ({ pages }: LibrarySymbols, page: string): string[] =>
  pages.get(page)?.symbols.map(({ id }) => id) ?? [];

/** The first symbol that is above its predecessor in `others`, and that predecessor. */
const firstMoved = (ids: readonly string[], others: readonly string[]): [string, string] | undefined => {
  const shared = ids.filter((id) => others.includes(id));
  const index = shared.findIndex(
    (id, at) => at > 0 && others.indexOf(id) < others.indexOf(shared[at - 1] ?? ''),
  );
  const [before, id] = shared.slice(index - 1, index + 1);
  return index > 0 && before !== undefined && id !== undefined ? [before, id] : undefined;
};
