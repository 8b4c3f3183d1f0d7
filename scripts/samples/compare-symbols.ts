import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseVersion, referenceName } from '#content/references.ts';
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
  compilerConfig,
  compilerErrors,
  linkPackages,
  NODE_PACKAGES,
  NODE_VERSIONS,
  type NodePackage,
} from './compiler.ts';
import {
  declaredName,
  HELPERS,
  type Piece,
  plainMessage,
  readPackage,
  symbolUses,
  type Use,
} from './documented-uses.ts';
import { isDifferent, isLeftOut, isUndeclared } from './exceptions.ts';

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
const HINT_ABSENT = 'Add it to the data, or name it in scripts/samples/exceptions.ts with the reason.';

/** The compiler's numbers of an unused parameter, and of a type argument that does not fit, which the package has itself. */
const UNUSED = '6133';
const BROKEN_CONSTRAINT = '2344';
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
  const { names: published } = readPackage(texts.published);
  const declared = readPackage(texts.published, texts.additions);
  const symbols = [...pages].flatMap(([page, file]) =>
    file.symbols.map((symbol, index) => ({ symbol, page, path: ['symbols', index] })),
  );
  const entries = symbols.map(({ symbol }) => symbol);
  const used = symbols.filter(({ page, path, symbol }) => {
    const keyword = declared.keywords.get(declared.names.get(declaredName(symbol)) ?? '');
    const isOfKind = keyword === 'const' ? ['constant', 'function'] : [keyword];
    if (keyword === undefined)
      report(page, [...path, 'name'], `${about.label} has no \`${declaredName(symbol)}\`.`);
    else if (!isOfKind.includes(symbol.kind))
      report(
        page,
        [...path, 'kind'],
        `\`${symbol.name}\` is declared as \`${keyword}\`, but documented as \`${symbol.kind}\`.`,
      );
    else return true;
    return false;
  });

  const pieces: Piece[] = [
    { text: HELPERS },
    ...[...declared.names.keys()]
      .filter((name) => /^\w+$/.test(name))
      .map((name) => ({ text: `import { ${name} } from '@nitric/sdk';` })),
    ...used.flatMap(({ symbol, ...at }) => symbolUses(symbol, at, declared, entries)),
  ];
  const lines = pieces.flatMap(({ text, use }) => text.split('\n').map(() => use));
  const errors = await compiled(pieces, declared.declarations, texts.additions, workFolder);

  // Where the syntax has an error, the compiler says nothing about types.
  const broken = errors.find(({ code }) => SYNTAX.test(code));
  const brokenUse = broken && lines.slice(0, broken.line).findLast((each) => each !== undefined);
  if (brokenUse) {
    const { page, path } = brokenUse;
    report(page, path, `TypeScript cannot read it: ${broken.message}`, 'Correct the syntax.');
    return [...problems.values()];
  }

  const absent = new Set(
    errors.flatMap(({ line }) => {
      const use = lines[line - 1];
      return use?.proves === 'exists' ? [keyOf(use)] : [];
    }),
  );

  for (const [page, file] of pages)
    for (const { symbol, owner = symbol, path } of symbolPaths(file)) {
      if (!used.some(({ symbol: one }) => one === owner)) continue;
      for (const { name } of [symbol, ...(symbol.siblings ?? [])]) {
        const isMember = owner !== symbol;
        const fullName = isMember ? `${owner.name}.${name}` : name;
        if (absent.has(keyOf({ page, path, fullName }))) {
          if (!isUndeclared(fullName))
            report(page, [...path, 'name'], `\`${owner.name}\` of ${about.label} has no \`${name}\`.`);
          continue;
        }
        const declaredOwner = declaredName(owner);
        const isPublished =
          published.has(declaredOwner) && !(isMember && isAdded(texts.additions, declaredOwner, name));
        const { since = '' } = symbol;
        const isLater = since !== '' && isNewer(since, about.release);
        if (isPublished && isLater)
          report(page, [...path, 'since'], `${about.label} already has \`${name}\`.`, 'Correct `since`.');
        if (!isPublished && !isLater)
          report(
            page,
            [...path, 'name'],
            `${about.label} has no \`${name}\`, and the symbol does not say since when it exists.`,
            'Write `since: …`.',
          );
      }
    }

  for (const { line, code, message } of errors) {
    const use = lines[line - 1];
    if (!use && code !== UNUSED) throw new Error(`TypeScript cannot use the declarations: ${message}`);
    if (!use || absent.has(keyOf(use)) || code === BROKEN_CONSTRAINT) continue;
    const { page, path, owner, fullName, proves } = use;
    if (proves === 'complete') {
      const [lacking = ''] = message.split(' does not ');
      for (const [, name] of lacking.matchAll(/"([^"]*)"/g))
        if (!isLeftOut(`${owner}.${name}`))
          report(
            page,
            path,
            `\`${owner}\` is declared with \`${name}\`, but the data lacks it.`,
            HINT_ABSENT,
          );
    } else if ((code !== UNUSED || proves === 'parameters') && !isDifferent(fullName)) {
      const unused = code === UNUSED && /'(.*?)'/.exec(message)?.[1];
      const reason = unused ? `\`parameters\` lacks \`${unused}\`.` : plainMessage(message);
      report(page, path, `\`${fullName}\`, used as documented, does not type-check: ${reason}`);
    }
  }

  const known = new Set(entries.map((symbol) => declaredName(symbol).split('.')[0]));
  for (const name of declared.exported)
    if (!known.has(name) && !isLeftOut(name))
      report('library', [], `\`${name}\` is exported, but no symbol has this name.`, HINT_ABSENT);
  return [...problems.values()];
};

/** A symbol by its position and name. */
const keyOf = ({ page, path, fullName }: Pick<Use, 'page' | 'path' | 'fullName'>): string =>
  JSON.stringify([page, path[1], fullName]);

/** `true` for a member that our declarations add to a type of the package. */
const isAdded = (additions: string, owner: string, member: string): boolean =>
  new RegExp(`\\binterface ${owner}\\b[^{]*\\{[^}]*\\b${member}\\b`).test(additions);

/** The errors of the generated file. */
const compiled = async (
  pieces: readonly Piece[],
  published: string,
  additions: string,
  workFolder: string,
): Promise<CompilerError[]> => {
  const { compilerOptions } = compilerConfig('v1', []);
  const paths = { '@nitric/sdk': [join(workFolder, 'published.d.ts')] };
  const files = {
    'uses.ts': pieces.map(({ text }) => text).join('\n'),
    'published.d.ts': published,
    // A file is only a module if it imports or exports something.
    'additions.d.ts': `${additions}\nexport {};\n`,
  };
  const config = {
    compilerOptions: { ...compilerOptions, noUnusedParameters: true, noErrorTruncation: true, paths },
    files: Object.keys(files),
  };
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true });
  await linkPackages(workFolder);
  for (const [file, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(config) }))
    await writeFile(join(workFolder, file), text);
  const errors = await compilerErrors(workFolder);
  const other = errors.find(({ path }) => path !== 'uses.ts');
  if (other) throw new Error(`TypeScript cannot read ${other.path}: ${other.message}`);
  return errors;
};
