import { stripTypeScriptTypes } from 'node:module';
import type { Code, RootContent } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';
import { type FenceMeta, sampleSides } from './fence.ts';

/**
 * The blocks of a group, with a JavaScript block after the TypeScript block if it has none of its own. Reports a TypeScript block
 * with more than types. The build reports one that does not parse elsewhere.
 */
export const withJavaScript = (blocks: readonly RootContent[], report: Report): RootContent[] => {
  const isFor = (block: RootContent, language: string): block is Code =>
    block.type === 'code' && (block.data?.fence?.tab ?? block.lang) === language;
  const typescript = blocks.find((block) => isFor(block, 'typescript'));
  if (typescript?.lang !== 'typescript' || blocks.some((block) => isFor(block, 'javascript')))
    return [...blocks];
  const result = javascriptOf(typescript);
  if (typeof result !== 'string')
    return blocks.flatMap((block) => (block === typescript ? [block, result] : block));
  if (result)
    report(
      typescript,
      `No JavaScript follows from this block: ${result}.`,
      'Write it with types only, or add a `javascript` block to the group.',
    );
  return [...blocks];
};

/** The JavaScript block, or the reason that there is none. The reason is empty for code that should parse but does not. */
const javascriptOf = (typescript: Code): Code | string => {
  const { value, data } = typescript;
  if (/^\s*@[\w$]/m.test(value)) return 'JavaScript has no decorators';
  try {
    return javascriptBlock(typescript);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'ERR_INVALID_TYPESCRIPT_SYNTAX')
      return data?.fence?.fragment ? 'it does not parse' : '';
    const part = /^TypeScript (?<part>.+?) is not supported/.exec(error.message)?.groups?.part;
    return `JavaScript has no ${part ?? 'types in angle brackets'}`;
  }
};

const javascriptBlock = (typescript: Code): Code => {
  const { data: { fence, origin } = {}, value, position } = typescript;
  const { lines, texts } = javascriptLines(value, fence);
  const numbers = (of: ReadonlySet<number> = new Set<number>()) =>
    new Set(lines.flatMap((line, index) => (of.has(line) ? [index + 1] : [])));
  return {
    type: 'code',
    lang: 'javascript',
    value: texts.join('\n'),
    ...(position && { position }),
    data: {
      ...(origin && { origin }),
      fence: {
        ...(fence?.title && { title: fence.title.replace(/\.([cm]?)ts$/, '.$1js') }),
        highlight: numbers(fence?.highlight),
        ins: numbers(fence?.ins),
        del: numbers(fence?.del),
        focus: numbers(fence?.focus),
        fragment: fence?.fragment ?? false,
        fold: false,
      },
      derivedFrom: lines,
    },
  };
};

interface JavaScriptLines {
  texts: string[];
  /** The number of the TypeScript line that each line comes from, counted from 1. */
  lines: number[];
}

/** Both sides of a change become JavaScript, and the deleted lines come from the side before it. */
const javascriptLines = (typescript: string, fence: FenceMeta | undefined): JavaScriptLines => {
  const { del = new Set<number>(), ins = new Set<number>() } = fence ?? {};
  const { after, before } = sampleSides(typescript, { del, ins });
  const sides = [withoutTypes(after), ...(before === undefined ? [] : [withoutTypes(before)])];
  const remaining = sides
    .flatMap((side, index) => side.filter(({ line }) => del.has(line) === (index === 1)))
    .sort((a, b) => a.line - b.line);
  const code = remaining.map(({ text }) => text).join('\n');
  return { texts: withFileNames(code).split('\n'), lines: remaining.map(({ line }) => line) };
};

/** Node.js resolves no path without its extension. */
const withFileNames = (code: string): string =>
  code.replace(
    /(?<start>\b(?:from|import)\s*\(?\s*['"]\.{1,2}\/)(?<path>[^'"]*)/g,
    (_, start: string, path: string) =>
      start + (/\.\w+$/.test(path) ? path.replace(/\.([cm]?)ts$/, '.$1js') : `${path}.js`),
  );

interface Line {
  text: string;
  line: number;
}

const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
const EMPTY_IMPORT = /^import\s*\{\s*\}\s*from\b/;

/** The lines without types. Lines of nothing but types go, with the comments above them and one of two blank lines around them. */
const withoutTypes = (typescript: string): Line[] => {
  const source = withMarkedTypes(typescript);
  const typed = source.split('\n');
  const result: Line[] = [];
  let isAfterTypes = false;
  let isUnfinished = false;
  for (const [index, blanked] of strip(source).split('\n').entries()) {
    const before = typed[index] ?? '';
    const { text, removesStart, removesEnd } = withoutBlanked(before, blanked);
    const previous = result.at(-1);
    if (before.trim() && (text === '' || EMPTY_IMPORT.test(text))) {
      while (!isAfterTypes && !isUnfinished && COMMENT.test(result.at(-1)?.text ?? '')) result.pop();
      isAfterTypes = true;
      continue;
    }
    const isDoubled: boolean = isAfterTypes && text === '' && !previous?.text;
    if (isUnfinished && removesStart && previous) previous.text += text.trimStart();
    else if (!isDoubled) result.push({ text, line: index + 1 });
    isAfterTypes = isDoubled;
    isUnfinished = removesEnd;
  }
  while (result.at(-1)?.text === '') result.pop();
  return result;
};

/** Node.js says once in each process that the function is experimental. Readers of the build's output cannot do anything about it. */
const strip = (typescript: string): string => {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(typescript);
  } finally {
    process.emitWarning = emitWarning;
  }
};

/** The code with `type` before the imported names that only types use, because TypeScript also accepts them without it. */
const withMarkedTypes = (typescript: string): string => {
  const code = strip(typescript);
  const isType = (name: string) => countOf(name, code) === 1 && countOf(name, typescript) > 1;
  return typescript.replace(/^import\s[^'"]*\{[^}]*\}\s*from\b/gm, (statement) =>
    statement.replace(/(?<=[{,]\s*)[\w$]+(?=\s*[,}])/g, (name) => (isType(name) ? `type ${name}` : name)),
  );
};

const countOf = (name: string, code: string): number =>
  code.split(/[^\w$.]+|\.\.\./).filter((word) => word.split('.')[0] === name).length;

/** The text of a line without what is blank in `blanked`, and without a space or a comma too many. */
const withoutBlanked = (line: string, blanked: string) => {
  const isRemoved = (at: number) => /\S/.test(line[at] ?? ' ') && /\s/.test(blanked[at] ?? ' ');
  let text = '';
  for (let at = 0; at < line.length; at += 1) {
    if (!isRemoved(at)) {
      text += blanked[at] ?? '';
      continue;
    }
    while (isRemoved(at + 1) || (blanked.slice(at + 1).trim() && isRemoved(nextCharacter(line, at + 1))))
      at += 1;
    const rest = blanked.slice(at + 1);
    if (/^\s*\}/.test(rest)) text = text.replace(/,\s*$/, '');
    if (rest.startsWith(' ') && /(?:^|[\s([{])$/.test(text)) at += 1;
    else if (/^[),;\]]/.test(rest)) text = text.trimEnd();
  }
  return {
    text: text.trimEnd(),
    removesStart: isRemoved(nextCharacter(line, 0)),
    removesEnd: isRemoved(line.trimEnd().length - 1),
  };
};

const nextCharacter = (line: string, from: number): number => {
  const offset = line.slice(from).search(/\S/);
  return offset < 0 ? line.length : from + offset;
};
