import type { ConfigurationKey } from '#content/configuration/types.ts';
import { CONFIGURATION, CONFIGURATION_TITLES, type ConfigurationFile } from '#content/configuration.ts';
import { didYouMean, didYouMeanOr, nearestName } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake } from '#scripts/content/problems/problem.ts';

/** The keys of one or several files. */
interface KeySet {
  /** Every key and every block above it, as paths. */
  paths: readonly string[];
  /** Every name in these paths. */
  names: ReadonlySet<string>;
  has: (path: string) => boolean;
}

const blocksOf = (path: string): string[] => {
  const names = path.split('.');
  return names.flatMap((_, index) => {
    const block = names.slice(0, index + 1).join('.');
    return block.endsWith('[]') ? [block, block.slice(0, -'[]'.length)] : [block];
  });
};

/** A placeholder matches itself and any name. */
const patternOf = (path: string): string =>
  path.replaceAll(/[.[\]]/g, '\\$&').replaceAll(/<[a-z]+>/g, '(?:<[\\w -]+>|[\\w-]+)');

/** `true` for a map in which every name is accepted, since no key below it is recorded. */
const isOpen = ({ path, type }: ConfigurationKey, keys: readonly ConfigurationKey[]): boolean =>
  type.startsWith('map') && !keys.some((key) => key.path.startsWith(`${path}.`));

const keySet = (keys: readonly ConfigurationKey[]): KeySet => {
  const paths = [...new Set(keys.flatMap(({ path }) => blocksOf(path)))];
  const open = keys.filter((key) => isOpen(key, keys)).map(({ path }) => `${patternOf(path)}\\..+`);
  const pattern = new RegExp(`^(?:${[...paths.map(patternOf), ...open].join('|')})$`);
  const names = new Set(paths.flatMap((path) => path.replaceAll('[]', '').split('.')));
  return { paths, names, has: (path) => pattern.test(path) };
};

const ALL = keySet(Object.values(CONFIGURATION).flat());
/** Every name in the paths of all files. */
export const KEY_NAMES: ReadonlySet<string> = ALL.names;
const OF_FILE = new Map<string, KeySet>();

const keysOf = (file: ConfigurationFile | undefined): KeySet => {
  if (!file) return ALL;
  const found = OF_FILE.get(file) ?? keySet(CONFIGURATION[file]);
  OF_FILE.set(file, found);
  return found;
};

/**
 * `true` for a key or a block of keys, as a path from the top of the file. A single name may be anywhere in a path, except if a
 * file is given: then the name is a path in that file.
 */
export const isKey = (name: string, file?: ConfigurationFile): boolean =>
  file || name.includes('.') ? keysOf(file).has(name) : ALL.names.has(name);

/** The key that a dotted path means if only its first name is misspelled: `config.default` for `configg.default`. */
export const meantKey = (path: string): string | undefined => {
  const [first = '', ...rest] = path.split('.');
  const nearest = nearestName(first, ALL.names);
  const meant = [nearest, ...rest].join('.');
  return nearest !== first && ALL.has(meant) ? meant : undefined;
};

/** The accepted values of a key in a file. `undefined` if it accepts any. */
const valuesOf = (path: string, file: ConfigurationFile): readonly string[] | undefined => {
  const keys: readonly ConfigurationKey[] = CONFIGURATION[file];
  return keys
    .find((key) => key.values && new RegExp(`^${patternOf(key.path)}$`).test(path))
    ?.values?.map((value) => (typeof value === 'string' ? value : value.name));
};

/** The mistake in a value that its key does not accept. */
export const valueMistake = (value: string, key: string, file: ConfigurationFile): Mistake | undefined => {
  const values = valuesOf(key, file);
  if (!values || values.includes(value)) return undefined;
  return { message: `\`${value}\` is not a value of \`${key}\`.`, cure: didYouMean(value, values) };
};

/** The mistake in a key that is not known. */
export const keyMistake = (name: string, file?: ConfigurationFile): Mistake => {
  const { paths, names } = keysOf(file);
  return {
    message: `\`${name}\` is not a key of ${file ? CONFIGURATION_TITLES[file] : 'a configuration file'}.`,
    cure: didYouMeanOr(
      'Correct it, or add it to content/configuration.',
      name,
      file || name.includes('.') ? paths : names,
    ),
  };
};
