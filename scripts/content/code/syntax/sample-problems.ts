import { LANGUAGES, type LanguageName } from '#scripts/content/code/languages.ts';
import { isShell, PROMPT, readShellLines, type Shell } from '#scripts/content/code/shell-lines.ts';
import { type ProblemText, pointAt } from '#scripts/content/problems/problem.ts';
import { FORMAT_PARSERS } from './format-parsers.ts';
import { hasTree, type TreeLanguage, withTree } from './tree.ts';
import {
  type CodeMistake,
  copiedCharacter,
  copiedSpace,
  fileMistake,
  htmlMistake,
  treeMistake,
} from './tree-mistakes.ts';

/** The languages that are not parsed, each with the reason. The compiler reports a language that is in no list. */
export const UNPARSED_LANGUAGES: Readonly<
  Record<Exclude<LanguageName, TreeLanguage | keyof typeof FORMAT_PARSERS>, string>
> = {
  text: 'Plain text has no grammar.',
  dot: 'Graphviz reads a diagram when it is drawn, and reports its mistakes.',
};

/** A mistake in a sample. `line` and `column` count from 1 in the sample. */
interface SampleProblem extends ProblemText {
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
  const { reason, hint = `Correct the code, or mark a deliberate fragment: \`\`\`${language} fragment` } =
    mistake;
  return [
    {
      ...positionInside(code, mistake),
      message: `The ${LANGUAGES[language].label} code does not parse: ${reason}.`,
      hint,
    },
  ];
};

/** A parser may miss something after the last line. The place is then the end of that line. */
const positionInside = (code: string, { line, column }: CodeMistake): { line: number; column: number } => {
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
        copiedCharacter(tree, code) ??
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
  const shell = await readShellLines(code.split('\n'), language);
  const commands = shell?.code.join('\n') ?? code;
  const mistakeIn = (text: string) =>
    withTree(`${text}\n`, language, (tree) => copiedCharacter(tree, text) ?? treeMistake(tree));
  const mistake = await mistakeIn(commands);
  if (mistake && language === 'powershell' && !(await mistakeIn(withoutBareLists(commands))))
    return undefined;
  if (!mistake || shell?.kinds[mistake.line - 1] !== 'prompt') return mistake;
  return { ...mistake, column: mistake.column + PROMPT.length };
};
