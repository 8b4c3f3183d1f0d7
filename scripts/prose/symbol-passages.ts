import { fromMarkdown } from 'mdast-util-from-markdown';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Passage } from './passage.ts';

/** The keys of symbols whose values are Markdown; see scripts/content/symbols/symbol-schema.ts. */
const TEXTS: readonly string[] = ['summary', 'details', 'meaning', 'when', 'instead', 'deprecated', 'note'];

/** The texts of a file of symbols. The lines of a block are those of the file, and its columns begin after the indentation. */
export const symbolPassages = (file: string, text: string): Passage[] => {
  const lineCounter = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(text, { lineCounter, prettyErrors: false }), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !TEXTS.includes(String(key.value))) return;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const { line, col } = lineCounter.linePos(value.range[0]);
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      const source = value.value;
      passages.push({
        file,
        line: isBlock ? line + 1 : line,
        column: col,
        source,
        tree: fromMarkdown(source),
      });
    },
  });
  return passages;
};
