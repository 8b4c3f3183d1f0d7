import { isMap, isScalar, LineCounter, type Pair, parseDocument, visit } from 'yaml';
import { isLanguageName, type LanguageName } from '#scripts/content/code/languages.ts';
import type { NodeVersion } from './node-packages.ts';
import type { Sample, SampleFile } from './sample.ts';

interface SymbolSource {
  /** The path relative to the project's root. */
  file: string;
  text: string;
  /** The language of samples that name none. */
  language: LanguageName;
  version: NodeVersion;
}

/** The samples of a file of symbols. The build reports what cannot be read, so it is left out here. */
export const symbolSamples = ({ file, text, language, version }: SymbolSource): SampleFile => {
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
      else
        for (const { key, value } of pair.value.items) {
          const name = String(key);
          if (isLanguageName(name)) add(value, name);
        }
      return visit.SKIP;
    },
  });
  return { file, samples };
};

const isSample = ({ key }: Pair): boolean => isScalar(key) && key.value === 'sample';

/** The number of spaces that YAML removes from the lines of a block. */
const indentationOf = (text: string, line: number, code: string): number => {
  const spaces = (of: string) => of.length - of.trimStart().length;
  const written = text.split('\n')[line - 1] ?? '';
  const [first = ''] = code.split('\n');
  return spaces(written) - spaces(first);
};
