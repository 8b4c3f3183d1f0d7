import { afterEach, expect, test, vi } from 'vitest';
import { parseArguments } from '#scripts/terminal/parse-arguments.ts';

const OPTIONS = {
  'take-over': { type: 'boolean', default: false },
  port: { type: 'string', default: '8787' },
} as const;
const parse = (...args: string[]) => parseArguments({ args, options: OPTIONS });

afterEach(() => vi.unstubAllEnvs());

test('the options of a command are its own', () => {
  expect(parse('--take-over', '--port=9000').values).toEqual({ 'take-over': true, port: '9000' });
  expect(parse().values).toEqual({ 'take-over': false, port: '8787' });
});

test.each([
  ['take-over', 'npm_config_take_over', 'true'],
  ['port', 'npm_config_port', '9000'],
])('an option that npm kept, --%s, stops the command and says how to write it', (name, variable, value) => {
  vi.stubEnv('npm_lifecycle_event', 'rollback');
  vi.stubEnv(variable, value);
  expect(() => parse()).toThrow(
    expect.objectContaining({
      message: `npm kept --${name} for itself, so the command did not get it. Nothing was done.`,
      cure: `Write two dashes before the options: npm run rollback -- --${name}`,
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
