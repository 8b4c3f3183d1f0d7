import { CONFIGURATION_FILES, type ConfigurationFile } from '#content/configuration.ts';
import { PREVIEW_FEATURES } from '#content/preview-features.ts';
import { cellsHint, hasCells, readData, rowsOf } from './data-rows.ts';
import { didYouMean, type Report } from './problems/problem.ts';

/** A value that a key accepts. */
interface ConfigurationValue {
  name: string;
  /** A sentence, as Markdown. */
  meaning: string;
}

/** A key of a configuration file, as readers write it. */
export interface ConfigurationKey {
  files: readonly ConfigurationFile[];
  /**
   * The names from the top of the file, joined by dots. `<name>` stands for a name that the author of the file chooses,
   * `[]` for the entries of a list.
   */
  path: string;
  /** The type in plain words: `string`, `list of strings`, `integer`. */
  type: string;
  /** Sentences, as Markdown. */
  meaning: string;
  /** `true` if its block is wrong without it. */
  required: true | undefined;
  /** The value that applies without the key: code, or the end of the sentence “The default is …”, as Markdown. */
  default: string | undefined;
  /** The first release of the CLI or the provider with the key, if readers may have an older one. */
  since: string | undefined;
  /** The entry under `preview` in nitric.yaml that the key needs. */
  preview: string | undefined;
  /** The accepted values, which are none if the list is not closed. The flags of preview features have their own table. */
  values: (string | ConfigurationValue)[];
}

const KEYS_FILE = 'content/configuration.tsv';
const VARIABLES_FILE = 'content/environment-variables.tsv';

export const CONFIGURATION_DATA = [VARIABLES_FILE, KEYS_FILE] as const;

const KEY_CELLS = 'files, path, type, meaning, [default], [since], [preview]';
const VALUE_CELLS = 'value, meaning';
const FLAGS: readonly string[] = PREVIEW_FEATURES.map(({ flag }) => flag);

const isFile = (name: string): name is ConfigurationFile => CONFIGURATION_FILES.some((file) => file === name);

/** Reads the rows of keys, and below a key those of its values, which begin with a tab. Reports rows that break the rules. */
export const parseConfiguration = (source: string, report: Report): readonly ConfigurationKey[] => {
  const keys: ConfigurationKey[] = [];
  for (const { cells, at } of rowsOf(source)) {
    const [names = '', path = '', type = '', meaning = '', preset, since, preview] = cells;
    if (names === '') {
      const key = keys.at(-1);
      if (!key) report(at(0), 'This value belongs to no key.', 'Write it below its key.');
      else if (hasCells(VALUE_CELLS, cells.slice(1))) key.values.push({ name: path, meaning: type });
      else report(at(1), 'A row for a value has different cells.', cellsHint(VALUE_CELLS));
      continue;
    }
    if (!hasCells(KEY_CELLS, cells)) {
      report(at(0), 'A row for a key has different cells.', cellsHint(KEY_CELLS));
      continue;
    }
    for (const name of names.split(' '))
      if (!isFile(name))
        report(at(0), `\`${name}\` is not a configuration file.`, didYouMean(name, CONFIGURATION_FILES));
    if (since && !/^\d+\.\d+\.\d+$/.test(since))
      report(at(5), `\`${since}\` is not a release.`, 'Write three numbers, such as `1.27.6`.');
    if (preview && !FLAGS.includes(preview))
      report(at(6), `\`${preview}\` is not a preview feature.`, didYouMean(preview, FLAGS));
    keys.push({
      files: names.split(' ').filter(isFile),
      path,
      type,
      meaning,
      required: preset === 'required' || undefined,
      default: preset === 'required' ? undefined : preset || undefined,
      since: since || undefined,
      preview: preview || undefined,
      values: path === 'preview' ? [...FLAGS] : [],
    });
  }
  return keys;
};

/** Every key of every file. */
export const CONFIGURATION = readData(KEYS_FILE, parseConfiguration);

export const keysOfFile = (file: ConfigurationFile): readonly ConfigurationKey[] =>
  CONFIGURATION.filter(({ files }) => files.includes(file));

interface EnvironmentVariable {
  group: string;
  name: string;
  /** A phrase, who sets it unless readers do, and its default, as Markdown. */
  meaning: string;
}

const VARIABLE_CELLS = 'group, name, meaning';

/** Reads the rows of variables. Reports rows that break the rules. */
export const parseVariables = (source: string, report: Report): readonly EnvironmentVariable[] =>
  rowsOf(source).flatMap(({ cells, at }) => {
    const [group = '', name = '', meaning = ''] = cells;
    if (hasCells(VARIABLE_CELLS, cells)) return [{ group, name, meaning }];
    report(at(0), 'A row for a variable has different cells.', cellsHint(VARIABLE_CELLS));
    return [];
  });

export const ENVIRONMENT_VARIABLES = readData(VARIABLES_FILE, parseVariables);

export const VARIABLE_GROUPS = [...new Set(ENVIRONMENT_VARIABLES.map(({ group }) => group))];
