const PROMPT = '$ ';

export interface ShellLines {
  /** What is coloured: commands without their prompt, nothing for output. */
  code: string[];
  kinds: ('prompt' | 'code' | 'output')[];
}

/** Where a block has prompts, every other line is output, but for lines that a `\` or `` ` `` at the end carries on. */
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
