import { type ParseArgsConfig, parseArgs } from 'node:util';
import { OperatorError } from './operator.ts';

/**
 * Parses the arguments of a command like `parseArgs` of Node.js. Throws if npm kept one of its options: `npm run deploy --dry-run`
 * would otherwise deploy.
 */
export const parseArguments = <const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  const given = config.args ?? process.argv.slice(2);
  const kept = Object.keys(config.options ?? {}).find((name) => isKeptByNpm(name, given));
  if (kept === undefined) return parseArgs(config);
  throw new OperatorError(
    `npm kept --${kept} for itself, so the command did not get it. Nothing was done.`,
    `Write two dashes before the options: npm run ${process.env.npm_lifecycle_event} -- --${kept}`,
  );
};

/** npm always gives a command the folder of its own cache. */
const ALWAYS_GIVEN = 'cache';

/** npm gives options that stand before `--` to the command as variables of its environment. */
const isKeptByNpm = (name: string, given: readonly string[]): boolean =>
  name !== ALWAYS_GIVEN &&
  Boolean(process.env[`npm_config_${name.replaceAll('-', '_')}`]) &&
  !given.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`));
