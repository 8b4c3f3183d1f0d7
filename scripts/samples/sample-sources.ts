import type { Code } from 'mdast';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { positionInSample, readFenceMeta, sampleSides, UPGRADE_PAGES } from '#scripts/content/code/fence.ts';
import { withJavaScript } from '#scripts/content/code/javascript-sample.ts';
import { isLanguageName, type LanguageName } from '#scripts/content/code/languages.ts';
import type { SourcePage } from '#scripts/content/compile/page-facts.ts';
import { type Problem, pointOf } from '#scripts/content/problems/problem.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { symbolPaths } from '#scripts/content/symbols/symbols-of.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { type NodeVersion, nodeVersion } from './compiler.ts';

/** A code sample of a page or of a library's data. */
export interface Sample {
  code: string;
  language: LanguageName;
  /** The name of the sample's file. */
  title?: string | undefined;
  /** `true` for a deliberate fragment, which is not checked. */
  fragment: boolean;
  /** The block that the sample comes from. */
  node: Code;
  /** The version of the Node.js library that the sample is written for. */
  version: NodeVersion;
  /** Samples of one project may import each other. */
  project: string;
  /** `true` for the code before a change. The code after it is the block's other sample. */
  isBefore: boolean;
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
  { node }: Pick<Sample, 'node'>,
  problem: Omit<Problem, 'file'>,
): Problem => ({ ...problem, file, ...pointOf(positionInSample(node, problem)) });

// The build reports what cannot be read, so it is left out here.
const ignore = () => {};

/** The code after a change and, if the block deletes lines, the code before it. `versions` are those of the two. */
const samplesOf = (
  node: Code,
  project: string,
  versions: Record<'after' | 'before', NodeVersion>,
): Sample[] => {
  const language = node.lang ?? '';
  if (!isLanguageName(language)) return [];
  const fence = node.data?.fence ?? readFenceMeta(node, ignore);
  const { title, fragment } = fence;
  return Object.entries(sampleSides(node.value, fence)).map(([side, code]) => ({
    code,
    language,
    title,
    fragment,
    node,
    version: versions[side as keyof typeof versions], // the sides have these names
    project,
    isBefore: side === 'before',
  }));
};

/** The code blocks of a page. */
export const pageSamples = ({ path, source, sourceFile }: SourcePage): SampleFile => {
  const root = parsePage(source, VOCABULARY, ignore);
  if (!root) return { file: sourceFile, samples: [] };
  const reference = parseReferencePath(path);
  const after = nodeVersion(reference?.sdk === 'nodejs' ? reference.version : undefined);
  const before = UPGRADE_PAGES.includes(path) ? 'v0' : after;
  const nodes = walk(root);
  for (const node of nodes)
    if (node.type === 'code') node.data = { ...node.data, fence: readFenceMeta(node, ignore) };
  for (const node of nodes)
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeGroup')
      // Only code blocks are derived, and they may stand where code blocks stand.
      node.children = withJavaScript(node.children, ignore) as typeof node.children;
  const blocks = walk(root).filter((node) => node.type === 'code');
  return { file: sourceFile, samples: blocks.flatMap((node) => samplesOf(node, 'page', { after, before })) };
};

/** The samples of a library's symbols, by file. */
export const librarySamples = (library: LibrarySymbols): SampleFile[] => {
  const { about, origin, pages } = library;
  const { sdk, version } = library.library;
  const after = nodeVersion(sdk === 'nodejs' ? version : undefined);
  return [...pages].map(([page, file]) => ({
    file: origin(page, []).file,
    samples: symbolPaths(file).flatMap(({ symbol: { sample = {} }, path }, index) => {
      const block = (lang: string, value: string, ...key: string[]): Code => ({
        type: 'code',
        lang,
        value: value.trimEnd(),
        data: { origin: origin(page, [...path, 'sample', ...key]) },
      });
      const blocks =
        typeof sample === 'string'
          ? [block(about.language, sample)]
          : Object.entries(sample).map(([lang, code]) => block(lang, code, lang));
      return withJavaScript(blocks, ignore).flatMap((node) =>
        node.type === 'code' ? samplesOf(node, String(index), { after, before: after }) : [],
      );
    }),
  }));
};
