import { fromMarkdown } from 'mdast-util-from-markdown';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import type { Passage } from './passage.ts';

/** The properties of components that readers see. */
const TEXTS: readonly string[] = ['title', 'description', 'alt', 'caption', 'label'];
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
  const inLine = (value: string, line: number, column: number): Passage => ({
    file,
    line,
    column,
    source: value,
    tree: fromMarkdown(value),
  });
  const passages: Passage[] = [{ file, line: 1, column: 1, source: text, tree }];
  for (const node of walk(tree)) {
    // The variants of a sentence follow each other without a space.
    if (node.type === 'mdxJsxTextElement' && node.name === 'Sdk') node.children.push({ type: 'break' });
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === 'yaml')
      for (const [index, shownLine] of node.value.split('\n').entries()) {
        const shown = SHOWN.exec(shownLine)?.[1];
        if (shown) passages.push(inLine(shown, line + 1 + index, shownLine.length - shown.length + 1));
      }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (
          attribute.type === 'mdxJsxAttribute' &&
          TEXTS.includes(attribute.name) &&
          typeof attribute.value === 'string'
        )
          passages.push(inLine(attribute.value, line, column));
  }
  return passages;
};
