import { parseArgs } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeFailure, OperatorError, runForOperator } from '#scripts/terminal/operator.ts';

const USAGE = 'npm run deploy [-- --dry-run]';

describe('describeFailure', () => {
  test('shows what happened and what to do, without a stack trace', () => {
    expect(describeFailure(new OperatorError('No build.', 'Build:\nnpm run build'), USAGE)).toBe(
      '✗ No build.\n  → Build:\n    npm run build',
    );
  });

  test('treats a wrong flag as an operator’s mistake', () => {
    try {
      parseArgs({ args: ['--dryrun'], options: {} });
    } catch (error) {
      expect(describeFailure(error, USAGE)).toBe(
        "✗ Unknown option '--dryrun'.\n  → npm run deploy [-- --dry-run]",
      );
    }
    expect.assertions(1);
  });

  test.each([
    ['ENOSPC', 'The disk is full', 'Free some space and run the same command again.'],
    ['EDQUOT', 'Your disk quota is used up', 'Free some space and run the same command again.'],
    [
      'EFBIG',
      'A file is larger than the shell allows',
      'Raise the limit (ulimit -f unlimited) and run the same command again.',
    ],
    ['EACCES', 'Access is denied', 'Give your user access to it, and run the same command again.'],
    ['EROFS', 'The disk is read-only', 'Run the same command in a writable folder.'],
  ])('says what to do when the system answers %s', (code, what, cure) => {
    const error = Object.assign(new Error(`${code}: no, write`), { code });
    expect(describeFailure(error, USAGE)).toBe(`✗ ${what}: ${code}: no, write.\n  → ${cure}`);
    const elsewhere = new Error('Another process failed', { cause: { code, message: error.message } });
    expect(describeFailure(elsewhere, USAGE)).toBe(`✗ ${what}: Another process failed.\n  → ${cure}`);
  });

  test.each([
    [
      `Transform failed with 1 error:\n${process.cwd()}/content/a.ts:5:4: ERROR: Expected ";"`,
      'content/a.ts:5:5  Expected ";"',
    ],
    [
      `${process.cwd()}/client/styles/a.css:5:4: Missing closing }`,
      'client/styles/a.css:5:4: Missing closing }',
    ],
    ['client/styles: url(a.png) is not an asset.', 'client/styles: url(a.png) is not an asset.'],
  ])('shows only the place and the reason of code that does not parse: %j', (message, described) => {
    expect(describeFailure(new Error(message), USAGE)).toBe(`✗ Unexpected: ${described}`);
  });

  test('keeps the stack trace of an unexpected error', () => {
    const error = new Error('boom');
    expect(describeFailure(error, USAGE)).toBe(`✗ Unexpected: ${error.stack}`);
    expect(describeFailure('boom', USAGE)).toBe('✗ Unexpected: boom');
  });

  test('sends whoever forgot an entry of another list to the compiler', () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'x')");
    error.stack = `${error.message}\n    at file://${process.cwd()}/content/a.ts:5:4`;
    expect(describeFailure(error, USAGE)).toBe(
      `✗ Unexpected: content/a.ts:5:4  ${error.stack}\n  → Run \`npx tsc -b\`, which names each list that lacks an entry.`,
    );
  });

  test('blames no record for a mistake in the code of a command', () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'x')");
    expect(describeFailure(error, USAGE)).toBe(`✗ Unexpected: ${error.stack}`);
  });
});

describe('runForOperator', () => {
  afterEach(() => {
    process.exitCode = undefined;
    vi.restoreAllMocks();
  });

  test('prints a failure and ends with exit code 1', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    await runForOperator(USAGE, () => Promise.reject(new OperatorError('No.', 'Yes.')));
    expect(print).toHaveBeenCalledExactlyOnceWith('\n✗ No.\n  → Yes.\n');
    expect(process.exitCode).toBe(1);
  });

  test('prints the usage for `--help`, and does nothing else', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    const command = vi.fn();
    process.argv.push('--help');
    await runForOperator(USAGE, command);
    process.argv.pop();
    expect(print).toHaveBeenCalledExactlyOnceWith(USAGE);
    expect(command).not.toHaveBeenCalled();
    expect(process.exitCode).toBeUndefined();
  });

  test('prints nothing when the command succeeds', async () => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    await runForOperator(USAGE, async () => {});
    expect(print).not.toHaveBeenCalled();
    expect(process.exitCode).toBeUndefined();
  });
});
