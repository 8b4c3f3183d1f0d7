import { basename } from 'node:path';
import type * as v from 'valibot';
import { REFERENCE_PAGES } from '#content/reference-pages.ts';
import type { Reference } from '#content/references.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import {
  didYouMean,
  type Positioned,
  type Problem,
  pointOf,
  reportInto,
} from '#scripts/content/problems/problem.ts';
import type { DecodedSource } from '#scripts/content/source/decode-source.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { librarySchema, movedSchema, type SymbolFile, symbolFileSchema } from './schema.ts';
import { type Library, type LibrarySymbols, type LocatedSymbol, pageAddress } from './site-symbols.ts';
import { anchorsOf, idsOf } from './symbols-of.ts';

interface SymbolSource extends DecodedSource {
  name: string;
  sourceFile: string;
}

/** The files of a library's folder. */
export interface LibrarySource {
  library: Library;
  reference: Reference;
  /** The folder's path, relative to the project's root. */
  sourceFolder: string;
  files: readonly SymbolSource[];
  hash: string;
}

const PAGE_NAMES = REFERENCE_PAGES.map(({ name }) => name);

/** Parses a library's data. Reports every problem, and returns `undefined` if there is one. */
export const parseLibrary = (source: LibrarySource, problems: Problem[]): LibrarySymbols | undefined => {
  const before = problems.length;
  const { library, reference, sourceFolder, files, hash } = source;
  const parse = <const S extends v.GenericSchema>(name: string, schema: S) => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file?.problem) return file && parseYaml(file.text, schema, reportInto(problems, file.sourceFile));
    problems.push({ file: file.sourceFile, ...file.problem });
    return undefined;
  };
  const about = parse('library', librarySchema);
  if (!files.some(({ name }) => name === 'library'))
    reportInto(problems, sourceFolder)(
      undefined,
      'The folder has no `library.yaml`.',
      'Add it with `package`, `module`, `language`, and `source`.',
    );
  const moved = parse('moved', movedSchema);
  const parsed = new Map<string, ParsedYaml<SymbolFile>>();
  for (const { name, sourceFile } of files) {
    if (name === 'library' || name === 'moved') continue;
    if (!PAGE_NAMES.includes(name))
      reportInto(problems, sourceFile)(
        undefined,
        `\`${basename(sourceFile)}\` is not the name of a page.`,
        name.includes('.') ? 'End its name in `.yaml`, or remove the file.' : didYouMean(name, PAGE_NAMES),
      );
    const page = name.includes('.') ? undefined : parse(name, symbolFileSchema);
    if (page) parsed.set(name, page);
  }
  if (!about || problems.length > before) return undefined;

  const pages = new Map(
    PAGE_NAMES.flatMap((name) => {
      const page = parsed.get(name);
      return page ? [[name, page.output] as const] : [];
    }),
  );
  const located = locate(reference, pages);
  return {
    library,
    reference,
    about: about.output,
    pages,
    moved: Object.fromEntries(
      Object.entries({ ...onceOnStart(pages), ...moved?.output }).map(([anchor, target]) => [
        anchor,
        movedHref(reference, target),
      ]),
    ),
    find: (id) => located.get(id),
    origin: (page, path) => ({
      file: `${sourceFolder}/${page}.yaml`,
      ...pointAt(parsed.get(page)?.positionOf(path)),
    }),
    hash,
  };
};

const pointAt = (position: Positioned) => {
  const { line, column } = pointOf(position);
  return { line, column };
};

const pageHref = (reference: Reference, page: string): string => DOCS_PREFIX + pageAddress(reference, page);

/** The anchors of the page `common`. Its symbols were on the start page of the reference before they had that page. */
const onceOnStart = (pages: ReadonlyMap<string, SymbolFile>): Record<string, string> => {
  const common = pages.get('common');
  return Object.fromEntries(common ? anchorsOf(common).map((anchor) => [anchor, `common#${anchor}`]) : []);
};

const movedHref = (reference: Reference, target: string): string => {
  const [page = '', anchor] = target.split('#');
  return `${pageHref(reference, page || 'index')}${anchor ? `#${anchor}` : ''}`;
};

const locate = (
  reference: Reference,
  pages: ReadonlyMap<string, SymbolFile>,
): ReadonlyMap<string, LocatedSymbol> => {
  const located = new Map<string, LocatedSymbol>();
  const add = (found: Omit<LocatedSymbol, 'href'>) => {
    for (const id of idsOf(found.symbol))
      if (!located.has(id)) located.set(id, { ...found, href: `${pageHref(reference, found.page)}#${id}` });
  };
  for (const [page, { symbols }] of pages)
    for (const symbol of symbols) {
      add({ symbol, page });
      for (const member of symbol.members ?? []) add({ symbol: member, owner: symbol, page });
    }
  return located;
};
