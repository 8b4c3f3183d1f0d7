import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import type { SourcePage } from '#scripts/content/compile/page-facts.ts';
import { rowsOf } from '#scripts/content/data-rows.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import { walk } from '#scripts/content/tree/nodes.ts';

const markdown = createProcessor({ format: 'md' });

/** A piece of text that readers see. */
export interface Passage {
  /** The path of its file, relative to the project's root. */
  file: string;
  /** The position of the source's first character in the file. Both count from 1. */
  line: number;
  column: number;
  source: string;
  /** The Markdown of the source. Its positions are those in the source. */
  tree: Root;
}

const passageOf = (file: string, source: string, line: number, column: number): Passage => ({
  ...{ file, line, column, source },
  tree: markdown.parse(source),
});

/** The properties of components that readers see. */
const PROPERTY_TEXTS: readonly string[] = ['title', 'description', 'alt', 'caption', 'label'];
/** The lines of the front matter that readers see. */
const SHOWN = /^(?:title|title_meta|description): *(.*)$/;

/** The anchor or the tag of a heading. Spaces of the same length keep all positions. */
const withoutMarks = (source: string): string =>
  source.replaceAll(/^#{2,} .*$/gm, (heading) =>
    heading.replaceAll(/\[(?:#|tag:)[^\]]*\]/g, (mark) => ' '.repeat(mark.length)),
  );

/** The texts of a page: its body, its front matter, and the properties of its components that readers see. */
export const pagePassages = ({ source, sourceFile: file }: SourcePage): Passage[] => {
  const text = withoutMarks(source);
  const tree = parsePage(text, VOCABULARY, () => {});
  if (!tree) return [];
  const passages: Passage[] = [{ file, line: 1, column: 1, source: text, tree }];
  for (const node of walk(tree)) {
    // The variants of a sentence follow each other without a space.
    if (node.type === 'mdxJsxTextElement' && node.name === 'Sdk') node.children.push({ type: 'break' });
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'yaml')
      for (const [index, shownLine] of node.value.split('\n').entries()) {
        const shown = SHOWN.exec(shownLine)?.[1];
        if (shown)
          passages.push(passageOf(file, shown, line + 1 + index, shownLine.length - shown.length + 1));
      }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (
          attribute.type === 'mdxJsxAttribute' &&
          PROPERTY_TEXTS.includes(attribute.name) &&
          typeof attribute.value === 'string'
        )
          passages.push(passageOf(file, attribute.value, line, column));
  }
  return passages;
};

/** The keys of symbols whose values are Markdown; see scripts/content/symbols/schema.ts. */
const SYMBOL_TEXTS: readonly string[] = [
  'summary',
  'details',
  'meaning',
  'when',
  'instead',
  'deprecated',
  'note',
];

/** The texts of a file of symbols. The lines of a block are those of the file, and its columns begin after the indentation. */
export const symbolPassages = (file: string, text: string): Passage[] => {
  const lineCounter = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(text, { lineCounter, prettyErrors: false }), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !SYMBOL_TEXTS.includes(String(key.value))) return;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const { line, col } = lineCounter.linePos(value.range[0]);
      const isBlock = value.type === 'BLOCK_LITERAL' || value.type === 'BLOCK_FOLDED';
      passages.push(passageOf(file, value.value, isBlock ? line + 1 : line, col));
    },
  });
  return passages;
};

/** A sentence in a string of TypeScript: it begins with a capital letter or with code, and ends with a period. */
const SENTENCE = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const isSentence = (text: string): boolean => /^[A-Z`].*\s.*\.$/.test(text);

/** The sentences in a file of records, such as the meanings of commands. */
export const dataPassages = (file: string, text: string): Passage[] =>
  [...text.matchAll(SENTENCE)].flatMap((match) => {
    const source = match[1] ?? match[2] ?? '';
    if (!isSentence(source)) return [];
    const before = text.slice(0, match.index + 1).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return [passageOf(file, source, before.length, column)];
  });

/** The sentences in the cells of a data file, such as the meanings of configuration keys. */
export const rowPassages = (file: string, text: string): Passage[] =>
  rowsOf(text).flatMap(({ cells, at }) =>
    cells.flatMap((source, cell) => {
      const { line, column } = at(cell);
      return isSentence(source) ? passageOf(file, source, line, column) : [];
    }),
  );
