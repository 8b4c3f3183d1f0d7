import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeFailure, parseArguments, SYSTEM_FAILURES } from '#scripts/terminal/operator.ts';

describe('operator', () => {
  const USAGE = 'npm run deploy [-- --dry-run]';

  describe('describeFailure', () => {
    test.each(SYSTEM_FAILURES)('says what to do when the system answers %s', (code, what, hint) => {
      const error = Object.assign(new Error(`${code}: no, write`), { code });
      expect(describeFailure(error, USAGE)).toBe(`✗ ${what}: ${code}: no, write.\n  → ${hint}`);
      const elsewhere = new Error('Another process failed', { cause: { code, message: error.message } });
      expect(describeFailure(elsewhere, USAGE)).toBe(`✗ ${what}: Another process failed.\n  → ${hint}`);
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
  });
});

describe('parse arguments', () => {
  const OPTIONS = {
    'take-over': { type: 'boolean', default: false },
    port: { type: 'string', default: '8787' },
  } as const;
  const parse = (...args: string[]) => parseArguments({ args, options: OPTIONS });

  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['take-over', 'npm_config_take_over', 'true'],
    ['port', 'npm_config_port', '9000'],
  ])('an option that npm kept, --%s, stops the command and says how to write it', (name, variable, value) => {
    vi.stubEnv('npm_lifecycle_event', 'rollback');
    vi.stubEnv(variable, value);
    expect(() => parse()).toThrow(
      expect.objectContaining({
        message: `npm kept --${name} for itself, so the command did not get it. Nothing was done.`,
        hint: `Write two dashes before the options: npm run rollback -- --${name}`,
      }),
    );
  });

  test('the folder of npm’s own cache is no option', () => {
    vi.stubEnv('npm_config_cache', '/home/me/.npm');
    expect(parseArguments({ args: [], options: { cache: { type: 'string' } } }).values).toEqual({});
  });

  test('an option that npm and the command got is fine, and so are options of npm that the command lacks', () => {
    vi.stubEnv('npm_config_port', '9000');
    vi.stubEnv('npm_config_yes', 'true');
    expect(parse('--port', '9000').values.port).toBe('9000');
    expect(parse('--port=9000').values.port).toBe('9000');
  });
});
