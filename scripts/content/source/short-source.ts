import type { PhrasingContent } from 'mdast';
import type { Point } from 'unist';
import { isPlainLine, plainParagraph } from './plain-paragraph.ts';

/** The only character on a line that replaces a part. */
export const STAND_IN = '\uE000';

/** A part of a source that need not be parsed: a paragraph with its nodes and its end, or the lines of a code block. */
type LeftOut =
  | { type: 'paragraph'; children: PhrasingContent[]; end: Point }
  | { type: 'code'; value: string };

export interface ShortSource {
  text: string;
  /** The parts that were left out, in the order of the source. */
  parts: LeftOut[];
  /** The items say where each line of the short text begins in the source. */
  starts: Point[];
}

/** A source with a stand-in for each plain paragraph and for the lines of each code block. `undefined` if it has neither. */
export const shortSource = (source: string): ShortSource | undefined => {
  if (source.includes(STAND_IN) || /[\r\0]/.test(source)) return undefined;
  const lines = source.split('\n');
  const short: string[] = [];
  const starts: Point[] = [];
  const parts: LeftOut[] = [];
  let offset = 0;
  let index = 0;
  /** Adds a line in place of the next `count` lines of the source. */
  const add = (text: string, count: number, part?: LeftOut) => {
    short.push(text);
    starts.push({ line: index + 1, column: 1, offset });
    if (part) parts.push(part);
    for (const end = index + count; index < end; index += 1) offset += (lines[index]?.length ?? 0) + 1;
  };

  for (const end = endOfFrontMatter(lines); index < end; ) add(lines[index] ?? '', 1);
  while (index < lines.length) {
    const line = lines[index] ?? '';
    const code = codeLines(lines, index);
    const paragraph = paragraphLines(lines, index);
    const start = { line: index + 1, column: 1, offset };
    const children = paragraph && plainParagraph(paragraph.join('\n'), start);
    if (code) {
      add(line, 1);
      add(STAND_IN, code.length, { type: 'code', value: code.join('\n') });
      add(lines[index] ?? '', 1);
    } else if (paragraph && children) {
      const end = children.at(-1)?.position?.end ?? start;
      add(STAND_IN, paragraph.length, { type: 'paragraph', children, end });
    } else add(line, 1);
  }
  return parts.length > 0 ? { text: short.join('\n'), parts, starts } : undefined;
};

const endOfFrontMatter = (lines: readonly string[]): number =>
  isDashes(lines[0]) ? lines.findIndex((line, at) => at > 0 && isDashes(line)) : 0;

const isDashes = (line: string | undefined): boolean => line?.trimEnd() === '---';

const FENCE = /^(`{3,})[^`]*$/;

/** The lines between the fence at `index` and its end. `undefined` if there are none. */
const codeLines = (lines: readonly string[], index: number): string[] | undefined => {
  const fence = FENCE.exec(lines[index] ?? '')?.[1];
  if (!fence) return undefined;
  const end = lines.findIndex((line, at) => at > index && isEndOf(line, fence));
  return end > index + 1 ? lines.slice(index + 1, end) : undefined;
};

const isEndOf = (line: string, fence: string): boolean =>
  /^[ \t]*(`+)[ \t]*$/.exec(line)?.[1]?.startsWith(fence) === true;

const isBlank = (line = ''): boolean => /^[ \t]*$/.test(line);

/** The lines of the paragraph at `index`, if all of them may be plain and blank lines are around them. */
const paragraphLines = (lines: readonly string[], index: number): string[] | undefined => {
  if (!isBlank(lines[index - 1]) || isBlank(lines[index])) return undefined;
  let end = index;
  while (isPlainLine(lines[end])) end += 1;
  return end > index && isBlank(lines[end]) ? lines.slice(index, end) : undefined;
};
