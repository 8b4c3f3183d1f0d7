import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseVersion, referenceName } from '#content/references.ts';
import { cellsHint, hasCells, readData, rowsOf } from '#scripts/content/data-rows.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import {
  isNewer,
  type LibrarySymbols,
  type SiteSymbols,
  type ValuePath,
} from '#scripts/content/symbols/site-symbols.ts';
import { symbolPaths } from '#scripts/content/symbols/symbols-of.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import {
  type CompilerError,
  compilerErrors,
  NODE_PACKAGES,
  NODE_VERSIONS,
  type NodePackage,
} from './compiler.ts';
import {
  declaredName,
  type Piece,
  plainMessage,
  readPackage,
  symbolUses,
  type Use,
} from './documented-uses.ts';

/** Compares all versions of the Node.js library with their declarations. A version without readable data is left out. */
export const compareLibraries = async (
  symbols: SiteSymbols,
  workFolder: string,
): Promise<{ compared: number; problems: Problem[] }> => {
  const result = { compared: 0, problems: [] as Problem[] };
  for (const version of NODE_VERSIONS) {
    const library = symbols.get(referenceName('nodejs', parseVersion(version)));
    if (!library) continue;
    const about = NODE_PACKAGES[version];
    const read = (file: string) => readFile(join(projectRoot, file), 'utf8');
    const texts = { published: await read(about.declarations), additions: await read(about.additions) };
    const options = { about, texts, workFolder: join(workFolder, version) };
    result.problems.push(...(await compareSymbols(library, options)));
    result.compared += [...library.pages.values()].flatMap(symbolPaths).length;
  }
  return result;
};

interface CompareOptions {
  about: NodePackage;
  /** The declarations that npm serves, and ours of what is newer. */
  texts: { published: string; additions: string };
  /** A folder that is emptied. */
  workFolder: string;
}

const HINT = 'Correct the record, or add what is newer to scripts/samples, with the source that it follows.';
const HINT_ABSENT = 'Add it to the data, or name it in scripts/samples/exceptions.tsv with the reason.';

/** The compiler's numbers of an unused parameter, and of a type argument that does not fit, which the package has itself. */
const UNUSED = '6133';
const BROKEN_CONSTRAINT = '2344';
/** A member that the declarations lack. A signature may also have another name than its symbol. */
const ABSENT = /^(?:2339|2551|4105) (?!.* type 'Written')/;
const SYNTAX = /^1(?!360)\d{3}$/;

/**
 * Compares the symbols of the Node.js library with the declarations that npm serves, and with ours of what is newer: a TypeScript
 * file that uses each symbol as it is documented compiles if the data is right.
 */
export const compareSymbols = async (
  { pages, origin }: Pick<LibrarySymbols, 'pages' | 'origin'>,
  { about, texts, workFolder }: CompareOptions,
): Promise<Problem[]> => {
  const problems = new Map<string, Problem>();
  const report = (page: string, path: ValuePath, message: string, hint = HINT): void => {
    const problem = { ...origin(page, path), message, hint };
    problems.set(JSON.stringify(problem), problem);
  };
  const declared = readPackage(texts.published, texts.additions);
  const documented = [...pages].flatMap(([page, file]) =>
    symbolPaths(file).map(({ symbol, owner = symbol, path }) => ({ page, symbol, owner, path })),
  );
  const entries = [...pages.values()].flatMap(({ symbols }) => symbols);
  const used = new Set(entries);
  for (const { page, symbol, owner, path } of documented) {
    if (owner !== symbol) continue;
    const keyword = declared.keywords.get(declared.names.get(declaredName(symbol)) ?? '');
    const kinds = keyword === 'const' ? ['constant', 'function'] : [keyword];
    if (kinds.includes(symbol.kind)) continue;
    used.delete(symbol);
    if (keyword === undefined)
      report(page, [...path, 'name'], `${about.label} has no \`${declaredName(symbol)}\`.`);
    else
      report(
        page,
        [...path, 'kind'],
        `\`${symbol.name}\` is declared as \`${keyword}\`, but documented as \`${symbol.kind}\`.`,
      );
  }
  const compared = documented.filter(({ owner }) => used.has(owner));
  const pieces: Piece[] = [
    { text: importing([...declared.names.keys()]) },
    ...compared
      .filter(({ symbol, owner }) => symbol === owner)
      .flatMap(({ owner, page, path }) => symbolUses(owner, { page, path }, declared, entries)),
  ];
  const lines = pieces.flatMap(({ text, use }) => text.split('\n').map(() => use));
  const code = pieces.map(({ text }) => text).join('\n');
  const errors = await compiled(code, declared.declarations, texts.additions, workFolder);

  // Where the syntax has an error, the compiler reports nothing about types.
  const broken = errors.find(({ code }) => SYNTAX.test(code));
  const brokenUse = broken && lines.slice(0, broken.line).findLast((each) => each !== undefined);
  if (brokenUse) {
    const { page, path } = brokenUse;
    report(page, path, `TypeScript cannot read it: ${broken.message}`, 'Correct the syntax.');
    return [...problems.values()];
  }

  const failed = errors.map((error) => ({ ...error, use: lines[error.line - 1] }));
  const absent = new Set(
    failed.flatMap(({ use, code, message }) =>
      use?.proves === 'exists' && ABSENT.test(`${code} ${message}`) ? [keyOf(use)] : [],
    ),
  );

  const published = readPackage(texts.published).names;
  for (const { page, symbol, owner, path } of compared)
    for (const { name } of [symbol, ...(symbol.siblings ?? [])]) {
      const isMember = owner !== symbol;
      const fullName = isMember ? `${owner.name}.${name}` : name;
      const declaredOwner = declaredName(owner);
      const isPublished =
        published.has(declaredOwner) && !(isMember && isAdded(texts.additions, declaredOwner, name));
      const { since = '' } = symbol;
      const isLater = since !== '' && isNewer(since, about.release);
      if (absent.has(keyOf({ page, path, fullName }))) {
        if (!isException('undeclared', fullName))
          report(page, [...path, 'name'], `\`${owner.name}\` of ${about.label} has no \`${name}\`.`);
      } else if (isPublished && isLater)
        report(page, [...path, 'since'], `${about.label} already has \`${name}\`.`, 'Correct `since`.');
      else if (!isPublished && !isLater)
        report(
          page,
          [...path, 'name'],
          `${about.label} has no \`${name}\`, and the symbol does not say since when it exists.`,
          'Write `since: …`.',
        );
    }

  for (const { use, code, message } of failed) {
    if (!use && code !== UNUSED) throw new Error(`TypeScript cannot use the declarations: ${message}`);
    if (!use || absent.has(keyOf(use)) || code === BROKEN_CONSTRAINT) continue;
    const { page, path, owner, fullName, proves } = use;
    if (proves === 'complete') {
      const [lacking = ''] = message.split(' does not ');
      for (const [, name] of lacking.matchAll(/"([^"]*)"/g))
        if (!isException('left out', `${owner}.${name}`))
          report(
            page,
            path,
            `\`${owner}\` is declared with \`${name}\`, but the data lacks it.`,
            HINT_ABSENT,
          );
    } else if ((code !== UNUSED || proves === 'parameters') && !isException('different', fullName)) {
      const unused = code === UNUSED && /'(.*?)'/.exec(message)?.[1];
      const reason = unused ? `\`parameters\` lacks \`${unused}\`.` : plainMessage(message);
      report(page, path, `\`${fullName}\`, used as documented, does not type-check: ${reason}`);
    }
  }

  const known = new Set(entries.map((symbol) => declaredName(symbol).split('.')[0]));
  for (const name of declared.exported)
    if (!known.has(name) && !isException('left out', name))
      report('library', [], `\`${name}\` is exported, but no symbol has this name.`, HINT_ABSENT);
  return [...problems.values()];
};

/** The start of the generated file, with the type of a field that some types of a union may have. */
const importing = (names: readonly string[]): string =>
  `import { ${names.filter((name) => /^\w+$/.test(name)).join(', ')} } from '@nitric/sdk';
type Field<A, K> = A extends unknown ? (K extends keyof A ? A[K] : never) : never;`;

const RULE = 'left out or undeclared or different, name, reason';

const EXCEPTIONS = readData('scripts/samples/exceptions.tsv', (source, report) =>
  rowsOf(source).map(({ cells, at }) => {
    const [kind = '', name = ''] = cells;
    if (!hasCells(RULE, cells) || !RULE.includes(kind))
      report(at(0), 'The row is not an exception.', cellsHint(RULE));
    return { kind, name };
  }),
);

/** `true` for a name such as `Method` or `Queueing.QueueServiceClient`. */
const isException = (kind: 'left out' | 'undeclared' | 'different', fullName: string): boolean =>
  EXCEPTIONS.filter((exception) => exception.kind === kind).some(({ name }) =>
    name.startsWith('*') ? fullName.endsWith(name.slice(1)) : fullName === name,
  );

/** A symbol by its position and name. */
const keyOf = ({ page, path, fullName }: Pick<Use, 'page' | 'path' | 'fullName'>): string =>
  JSON.stringify([page, path[1], fullName]);

/** `true` for a member that our declarations add to a type of the package. */
const isAdded = (additions: string, owner: string, member: string): boolean =>
  new RegExp(`\\binterface ${owner}\\b[^{]*\\{[^}]*\\b${member}\\b`).test(additions);

/** The errors of the generated file. */
const compiled = async (
  text: string,
  published: string,
  additions: string,
  workFolder: string,
): Promise<CompilerError[]> => {
  const files = {
    'uses.ts': text,
    'published.d.ts': published,
    // A file is only a module if it imports or exports something.
    'additions.d.ts': `${additions}\nexport {};\n`,
  };
  const errors = await compilerErrors(workFolder, {
    files,
    roots: Object.keys(files),
    library: join(workFolder, 'published.d.ts'),
    settings: { noUnusedParameters: true, noErrorTruncation: true },
  });
  const other = errors.find(({ path }) => path !== 'uses.ts');
  if (other) throw new Error(`TypeScript cannot read ${other.path}: ${other.message}`);
  return errors;
};
