import type { LanguageName } from './languages.ts';

/** The prompt before a command, in a block that also shows output. */
export const PROMPT = '$ ';

const SHELLS = ['bash', 'powershell'] as const satisfies readonly LanguageName[];
export type Shell = (typeof SHELLS)[number];

/** `true` for a language whose blocks may have prompts. */
export const isShell = (language: string | null | undefined): language is Shell =>
  SHELLS.some((shell) => shell === language);

interface ShellLines {
  /** The lines to color: commands without their prompt, empty lines for output. */
  code: string[];
  kinds: ('prompt' | 'code' | 'output')[];
}

/**
 * Distinguishes commands from output in a block with prompts. A command is a line with a prompt, or a line that follows a
 * command line that ends in `\` or `` ` ``. All other lines are output. Returns `undefined` for a block without prompts.
 */
export const readShellLines = (lines: readonly string[]): ShellLines | undefined => {
  if (!lines.some((line) => line.startsWith(PROMPT))) return undefined;
  const result: ShellLines = { code: [], kinds: [] };
  let carriesOn: boolean = false;
  for (const line of lines) {
    const isPrompt = line.startsWith(PROMPT);
    const isCommand: boolean = isPrompt || carriesOn;
    result.kinds.push(isPrompt ? 'prompt' : isCommand ? 'code' : 'output');
    result.code.push(isPrompt ? line.slice(PROMPT.length) : isCommand ? line : '');
    carriesOn = isCommand && /[\\`]$/.test(line);
  }
  return result;
};
