import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Code } from 'mdast';
import { isMap, isScalar, LineCounter, type Pair, parse, parseDocument, visit } from 'yaml';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { readFenceMeta, sampleSides, UPGRADE_PAGES } from '#scripts/content/code/fence.ts';
import { withJavaScript } from '#scripts/content/code/javascript-sample.ts';
import { isLanguageName, type LanguageName } from '#scripts/content/code/languages.ts';
import type { SourcePage } from '#scripts/content/compile/page-facts.ts';
import { posixPath } from '#scripts/content/files/output-files.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { decodeSource } from '#scripts/content/source/decode-source.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { type NodeVersion, nodeVersion } from './compiler.ts';

/** A code sample with its location in a page or in a data file. */
export interface Sample {
  code: string;
  language: LanguageName;
  /** The name of the sample's file. */
  title?: string | undefined;
  /** `true` for a deliberate fragment, which is not checked. */
  fragment: boolean;
  /** The position of the code's first character in the file. `column` is also where its other lines begin. Both count from 1. */
  line: number;
  column: number;
  /** The version of the Node.js library that the sample is written for. */
  version: NodeVersion;
  /** Samples of one project may import each other. */
  project: string;
  /** `true` for the code before a change. The code after it is the block's other sample. */
  isBefore?: boolean;
  /** The numbers of the lines of the TypeScript sample that its lines come from. Their position is the sample's. */
  derivedFrom?: readonly number[] | undefined;
}

/** The samples of a page or of a data file. */
interface SampleFile {
  /** The path relative to the project's root. */
  file: string;
  samples: Sample[];
}

/** A problem at a position in the sample's code, moved to the position in its file. */
export const problemIn = (
  file: string,
  { line, column, derivedFrom }: Pick<Sample, 'line' | 'column' | 'derivedFrom'>,
  problem: Omit<Problem, 'file'>,
): Problem => ({
  ...problem,
  file,
  line: line + (derivedFrom?.[problem.line - 1] ?? problem.line) - 1,
  column: column + problem.column - 1,
});

const ignore = () => {};

/** The code blocks of a page. The build reports what cannot be read, so it is left out here. */
export const pageSamples = ({ path, source, sourceFile }: SourcePage): SampleFile => {
  const root = parsePage(source, VOCABULARY, ignore);
  const reference = parseReferencePath(path);
  const version = nodeVersion(reference?.sdk === 'nodejs' ? reference.version : undefined);
  const samples: Sample[] = [];
  const nodes = root ? walk(root) : [];
  for (const node of nodes)
    if (node.type === 'code') node.data = { ...node.data, fence: readFenceMeta(node, ignore) };
  for (const node of nodes)
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeGroup')
      // Only code blocks are derived, and they may stand where code blocks stand.
      node.children = withJavaScript(node.children, ignore) as typeof node.children;
  for (const node of root ? walk(root) : []) {
    if (node.type !== 'code' || !node.position || !isLanguageName(node.lang ?? '')) continue;
    const { fence, derivedFrom } = node.data ?? {};
    if (!fence) continue;
    const { after, before } = sampleSides(node.value, fence);
    const sample = (code: string, of: NodeVersion): Sample => ({
      code,
      language: node.lang as Sample['language'], // checked above
      title: fence.title,
      fragment: fence.fragment,
      line: (node.position?.start.line ?? 0) + 1,
      column: node.position?.start.column ?? 1,
      version: of,
      project: 'page',
      derivedFrom,
    });
    samples.push(sample(after, version));
    if (before !== undefined)
      samples.push({ ...sample(before, UPGRADE_PAGES.includes(path) ? 'v0' : version), isBefore: true });
  }
  return { file: sourceFile, samples };
};

interface SymbolSource {
  /** The path relative to the project's root. */
  file: string;
  text: string;
  /** The language of samples that name none. */
  language: LanguageName;
  version: NodeVersion;
}

/** The samples of a file of symbols. The build reports what cannot be read, so it is left out here. */
const symbolSamples = ({ file, text, language, version }: SymbolSource): SampleFile => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const samples: Sample[] = [];

  const add = (value: unknown, of: LanguageName) => {
    if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
    const { line, col } = lineCounter.linePos(value.range[0]);
    const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
    const code = value.value.trimEnd();
    samples.push({
      code,
      language: of,
      fragment: false,
      ...(isBlock
        ? { line: line + 1, column: indentationOf(text, line + 1, code) + 1 }
        : { line, column: col }),
      version,
      project: String(samples.length + 1),
    });
  };

  visit(document, {
    Pair: (_, pair) => {
      if (!isSample(pair)) return undefined;
      if (!isMap(pair.value)) add(pair.value, language);
      else {
        const first = samples.length;
        for (const { key, value } of pair.value.items) {
          const name = String(key);
          if (isLanguageName(name)) add(value, name);
        }
        samples.push(...derived(samples.slice(first)));
      }
      return visit.SKIP;
    },
  });
  return { file, samples };
};

/** The sample in JavaScript that the build derives if there is none. */
const derived = (written: readonly Sample[]): Sample[] => {
  const blocks = written.map(({ language, code }): Code => ({ type: 'code', lang: language, value: code }));
  const typescript = written.find(({ language }) => language === 'typescript');
  return withJavaScript(blocks, () => {}).flatMap((block) =>
    typescript && block.type === 'code' && block.data?.derivedFrom
      ? [{ ...typescript, language: 'javascript', code: block.value, derivedFrom: block.data.derivedFrom }]
      : [],
  );
};

const isSample = ({ key }: Pair): boolean => isScalar(key) && key.value === 'sample';

/** The number of spaces that YAML removes from the lines of a block. */
const indentationOf = (text: string, line: number, code: string): number => {
  const spaces = (of: string) => of.length - of.trimStart().length;
  const written = text.split('\n')[line - 1] ?? '';
  const [first = ''] = code.split('\n');
  return spaces(written) - spaces(first);
};

export interface SampleFolders {
  pagesFolder: string;
  /** The folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string | undefined;
  /** The folder that the paths of source files are relative to. */
  root: string;
}

/** The samples of all pages, and of all data files of symbols. */
export const readSources = async ({
  pagesFolder,
  symbolsFolder,
  root,
}: SampleFolders): Promise<SampleFile[]> => {
  const { pages } = await readPages(pagesFolder, root);
  return [...pages.map(pageSamples), ...(symbolsFolder ? await symbolSources(symbolsFolder, root) : [])];
};

const symbolSources = async (symbolsFolder: string, root: string): Promise<SampleFile[]> => {
  const folders = await readdir(symbolsFolder, { withFileTypes: true }).catch(() => []);
  const sources = await Promise.all(
    folders
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => librarySources(join(symbolsFolder, name), root)),
  );
  return sources.flat();
};

const librarySources = async (folder: string, root: string): Promise<SampleFile[]> => {
  const language = await mainLanguage(folder);
  const [, nodejs] = basename(folder).split('nodejs-');
  const version = nodeVersion(nodejs);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return names.map((name, index) => {
    const file = posixPath(relative(root, join(folder, name)));
    const { text } = decodeSource(files[index] ?? Buffer.of());
    return symbolSamples({ file, text, language, version });
  });
};

const mainLanguage = async (folder: string): Promise<LanguageName> => {
  const about: unknown = parse(await readFile(join(folder, 'library.yaml'), 'utf8').catch(() => ''), {
    logLevel: 'silent',
  });
  const language =
    typeof about === 'object' && about && 'language' in about ? String(about.language) : 'text';
  return isLanguageName(language) ? language : 'text';
};
