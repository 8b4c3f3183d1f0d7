import { LANGUAGES, type LanguageName } from '#scripts/content/code/languages.ts';
import { isShell, PROMPT, readShellLines, type Shell } from '#scripts/content/code/shell-lines.ts';
import { type Problem, pointAt } from '#scripts/content/problems/problem.ts';
import { FORMAT_PARSERS } from './format-parsers.ts';
import { hasTree, type TreeLanguage, withTree } from './tree.ts';
import {
  type CodeProblem,
  copiedCharacter,
  copiedSpace,
  fileProblem,
  htmlProblem,
  treeProblem,
} from './tree-problems.ts';

/** The languages that are not parsed, each with the reason. The compiler reports a language that is in no list. */
export const UNPARSED_LANGUAGES: Readonly<
  Record<Exclude<LanguageName, TreeLanguage | keyof typeof FORMAT_PARSERS>, string>
> = {
  text: 'Plain text has no grammar.',
  dot: 'Graphviz reads a diagram when it is drawn, and reports its problems.',
};

/** A problem in a sample. `line` and `column` count from 1 in the sample. */
type SampleProblem = Omit<Problem, 'file'>;

/** Parses a sample. `title` is the name of its file. Resolves to the first problem: how a parser continues decides the others. */
export const sampleProblem = async (
  code: string,
  language: LanguageName,
  title?: string,
): Promise<SampleProblem | undefined> => {
  const problem = await firstProblem(code, language, title);
  if (!problem) return undefined;
  const { reason, hint = `Correct the code, or mark a deliberate fragment: \`\`\`${language} fragment` } =
    problem;
  return {
    ...positionInside(code, problem),
    message: `The ${LANGUAGES[language].label} code does not parse: ${reason}.`,
    hint,
  };
};

/** A parser may miss something after the last line. The position is then the end of that line. */
const positionInside = (code: string, { line, column }: CodeProblem): { line: number; column: number } => {
  const lines = code.split('\n');
  return line <= lines.length ? { line, column } : pointAt(code, code.length);
};

const firstProblem = async (
  code: string,
  language: LanguageName,
  title: string | undefined,
): Promise<CodeProblem | undefined> => {
  const space = Object.hasOwn(UNPARSED_LANGUAGES, language) ? undefined : copiedSpace(code);
  if (space) return space;
  if (isShell(language)) return shellProblem(code, language);
  // Grammars of languages that end statements with their lines need the end of the last one.
  if (hasTree(language))
    return withTree(
      `${code}\n`,
      language,
      (tree) =>
        copiedCharacter(tree, code) ??
        (language === 'html' ? htmlProblem(tree) : undefined) ??
        treeProblem(tree) ??
        fileProblem(tree, language),
    );
  if (hasParser(language)) return FORMAT_PARSERS[language](code, title);
  return undefined;
};

const hasParser = (language: LanguageName): language is keyof typeof FORMAT_PARSERS =>
  Object.hasOwn(FORMAT_PARSERS, language);

/** The grammar of PowerShell does not know lists of words without quotes: `Select-Object Name, Id`. */
const withoutBareLists = (commands: string): string =>
  commands.replaceAll(/(?<=[A-Za-z*]),(?= ?[A-Za-z*])/g, ' ');

/** The first problem in the commands of a block. If the block has prompts, its output is not parsed. */
const shellProblem = async (code: string, language: Shell): Promise<CodeProblem | undefined> => {
  const shell = await readShellLines(code.split('\n'), language);
  const commands = shell?.code.join('\n') ?? code;
  const problemIn = (text: string) =>
    withTree(`${text}\n`, language, (tree) => copiedCharacter(tree, text) ?? treeProblem(tree));
  const problem = await problemIn(commands);
  if (problem && language === 'powershell' && !(await problemIn(withoutBareLists(commands))))
    return undefined;
  if (!problem || shell?.kinds[problem.line - 1] !== 'prompt') return problem;
  return { ...problem, column: problem.column + PROMPT.length };
};
