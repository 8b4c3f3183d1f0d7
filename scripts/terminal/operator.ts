/** A failure that an operator can mend: what happened, and what to do. Shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  readonly cure: string;

  constructor(message: string, cure: string) {
    super(message);
    this.cure = cure;
  }
}

/** Runs a command of the terminal. Expected failures end in two lines and exit code 1. */
export const runForOperator = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(`\n${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
};

export const describeFailure = (error: unknown): string => {
  if (error instanceof OperatorError)
    return `✗ ${error.message}\n  → ${error.cure.replaceAll('\n', '\n    ')}`;
  if (isWrongArgument(error)) return `✗ ${error.message}\n  → The flags are in README.md, under "Deploy".`;
  return error instanceof Error ? `✗ Unexpected: ${error.stack ?? error.message}` : `✗ Unexpected: ${error}`;
};

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** `✓ line`, as each step ends. */
export const printStep = (line: string): void => console.log(`✓ ${line}`);
