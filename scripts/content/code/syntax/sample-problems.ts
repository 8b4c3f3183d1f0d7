import { LANGUAGES, type LanguageName } from '#scripts/content/code/languages.ts';
import { isShell, PROMPT, readShellLines, type Shell } from '#scripts/content/code/shell-lines.ts';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import type { CodeMistake } from './code-mistake.ts';
import { copiedSign, copiedSpace } from './copied-sign.ts';
import { fileMistake } from './file-mistake.ts';
import { FORMAT_PARSERS } from './format-parsers.ts';
import { hasTree } from './grammars.ts';
import { htmlMistake } from './html-mistake.ts';
import { treeMistake } from './tree-mistake.ts';
import { UNPARSED_LANGUAGES } from './unparsed-languages.ts';
import { withTree } from './with-tree.ts';

/** A mistake in a sample. `line` and `column` count from 1 in the sample. */
interface SampleProblem extends Mistake {
  line: number;
  column: number;
}

/**
 * Parses a sample. `title` is the name of its file. Reports only the first mistake, because later ones depend on how the
 * parser continues.
 */
export const sampleProblems = async (
  code: string,
  language: LanguageName,
  title?: string,
): Promise<SampleProblem[]> => {
  const mistake = await firstMistake(code, language, title);
  if (!mistake) return [];
  const { reason, cure = `Correct the code, or mark a deliberate fragment: \`\`\`${language} fragment` } =
    mistake;
  return [
    {
      ...placeInside(code, mistake),
      message: `The ${LANGUAGES[language].label} code does not parse: ${reason}.`,
      cure,
    },
  ];
};

/** A parser may miss something after the last line. The place is then the end of that line. */
const placeInside = (code: string, { line, column }: CodeMistake): { line: number; column: number } => {
  const lines = code.split('\n');
  return line <= lines.length ? { line, column } : pointAt(code, code.length);
};

const firstMistake = async (
  code: string,
  language: LanguageName,
  title: string | undefined,
): Promise<CodeMistake | undefined> => {
  const space = Object.hasOwn(UNPARSED_LANGUAGES, language) ? undefined : copiedSpace(code);
  if (space) return space;
  if (isShell(language)) return shellMistake(code, language);
  // Grammars of languages that end statements with their lines need the end of the last one.
  if (hasTree(language))
    return withTree(
      `${code}\n`,
      language,
      (tree) =>
        copiedSign(tree, code) ??
        (language === 'html' ? htmlMistake(tree) : undefined) ??
        treeMistake(tree) ??
        fileMistake(tree, language),
    );
  if (hasParser(language)) return FORMAT_PARSERS[language](code, title);
  return undefined;
};

const hasParser = (language: LanguageName): language is keyof typeof FORMAT_PARSERS =>
  Object.hasOwn(FORMAT_PARSERS, language);

/** The grammar of PowerShell does not know lists of words without quotes: `Select-Object Name, Id`. */
const withoutBareLists = (commands: string): string =>
  commands.replaceAll(/(?<=[A-Za-z*]),(?= ?[A-Za-z*])/g, ' ');

/** The first mistake in the commands of a block. If the block has prompts, its output is not parsed. */
const shellMistake = async (code: string, language: Shell): Promise<CodeMistake | undefined> => {
  const shell = readShellLines(code.split('\n'));
  const commands = shell?.code.join('\n') ?? code;
  const mistakeIn = (text: string) =>
    withTree(`${text}\n`, language, (tree) => copiedSign(tree, text) ?? treeMistake(tree));
  const mistake = await mistakeIn(commands);
  if (mistake && language === 'powershell' && !(await mistakeIn(withoutBareLists(commands))))
    return undefined;
  if (!mistake || shell?.kinds[mistake.line - 1] !== 'prompt') return mistake;
  return { ...mistake, column: mistake.column + PROMPT.length };
};
