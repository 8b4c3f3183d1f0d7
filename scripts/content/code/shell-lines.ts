import type { LanguageName } from './languages.ts';
import { withTree } from './syntax/tree.ts';
import { treeProblem } from './syntax/tree-problems.ts';

/** The prompt before a command, in a block that also shows output. */
export const PROMPT = '$ ';

const SHELLS = ['bash', 'powershell'] as const satisfies readonly LanguageName[];
export type Shell = (typeof SHELLS)[number];

/** `true` for a language whose blocks may have prompts. */
export const isShell = (language: string | null | undefined): language is Shell =>
  SHELLS.some((shell) => shell === language);

export interface ShellLines {
  /** The lines to color: commands without their prompt, empty lines for output. */
  code: string[];
  kinds: ('prompt' | 'code' | 'output')[];
}

/** Longer commands belong in a script. The bound keeps a block with a problem from being parsed again for each of its lines. */
const MOST_COMMAND_LINES = 50;

/**
 * Distinguishes commands from output in a block with prompts. A command begins with a prompt and goes on until the shell has
 * all of it: the rest of a here-document, of quoted text, of a loop, or of a line that ends in `\` or `` ` ``. All other lines are
 * output. Resolves to `undefined` for a block without prompts.
 */
export const readShellLines = async (
  lines: readonly string[],
  language: Shell,
): Promise<ShellLines | undefined> => {
  if (!lines.some((line) => line.startsWith(PROMPT))) return undefined;
  const result: ShellLines = { code: [], kinds: [] };
  let end = 0;
  for (const [index, line] of lines.entries()) {
    const isPrompt = index >= end && line.startsWith(PROMPT);
    if (isPrompt) end = await endOfCommand(lines, index, language);
    const isCommand = index < end;
    result.kinds.push(isPrompt ? 'prompt' : isCommand ? 'code' : 'output');
    result.code.push(isPrompt ? line.slice(PROMPT.length) : isCommand ? line : '');
  }
  return result;
};

/** A line of a here-document may look like a prompt. */
const HERE_DOCUMENT = /<<-?\s*(?<quote>['"]?)(?<word>\w+)\k<quote>/;

/** The index after the last line of the command that begins at `start`. A command that never parses ends where no line continues it. */
const endOfCommand = async (lines: readonly string[], start: number, language: Shell): Promise<number> => {
  const word = HERE_DOCUMENT.exec(lines[start] ?? '')?.groups?.word;
  const closing = lines.findIndex((line, index) => index > start && line.trim() === word);
  const first = Math.max(start, closing) + 1;
  const nextPrompt = lines.findIndex((line, index) => index >= first && line.startsWith(PROMPT));
  const last = Math.min(nextPrompt < 0 ? lines.length : nextPrompt, start + MOST_COMMAND_LINES);
  const isContinued = (end: number) => end < last && /[\\`]$/.test(lines[end - 1] ?? '');
  let shortest = first;
  while (isContinued(shortest)) shortest += 1;
  for (let end = shortest; end <= last; end += 1) {
    if (isContinued(end)) continue;
    const command = lines.slice(start, end).join('\n').slice(PROMPT.length);
    if (!(await withTree(`${command}\n`, language, treeProblem))) return end;
  }
  return shortest;
};
