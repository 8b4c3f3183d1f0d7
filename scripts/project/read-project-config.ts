import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { OperatorError } from '#scripts/terminal/operator.ts';
import {
  parseSettings,
  SETTING_NAMES,
  type Settings,
  SettingsError,
} from '#worker/settings/parse-settings.ts';
import { projectRoot } from './project-root.ts';

/** The project's wrangler.toml. */
export const CONFIG_FILE = join(projectRoot, 'wrangler.toml');

/** The part of wrangler.toml that the scripts need. */
export interface ProjectConfig {
  /** The Worker's name. */
  name: string;
  settings: Settings;
  /** The raw values of the settings. A local Worker gets them as its bindings. */
  vars: Readonly<Record<string, string>>;
  /** The id of the KV namespace; `undefined` before the first deploy. */
  namespaceId: string | undefined;
  /** The D1 database. Its id is `undefined` before the first deploy. The folder of its migrations is an absolute path. */
  database: { name: string; id: string | undefined; migrationsFolder: string };
  /** `true` if readers find the Worker at the origin of the site, not only at its own address. */
  hasRoute: boolean;
  compatibilityDate: string;
  compatibilityFlags: readonly string[];
}

const Text = v.string('must be a text');

const ConfigSchema = v.object({
  name: Text,
  route: v.optional(v.unknown()),
  routes: v.optional(v.array(v.unknown()), []),
  compatibility_date: Text,
  compatibility_flags: v.optional(v.array(Text), []),
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  kv_namespaces: v.optional(v.array(v.object({ binding: Text, id: v.optional(Text) })), []),
  d1_databases: v.optional(
    v.array(
      v.object({
        binding: Text,
        database_name: Text,
        database_id: v.optional(Text),
        migrations_dir: v.optional(Text, 'migrations'),
      }),
    ),
    [],
  ),
});

/** Reads wrangler.toml. Rejects with {@link OperatorError} if it is not TOML, lacks a binding or has a wrong setting. */
export const readProjectConfig = async (configFile = CONFIG_FILE): Promise<ProjectConfig> => {
  const config = parseConfig(await readFile(configFile, 'utf8'));
  const namespace = config.kv_namespaces.find(({ binding }) => binding === 'PAGES');
  const database = config.d1_databases.find(({ binding }) => binding === 'SIGNALS');
  if (!namespace || !database) throw wrongConfig('It must bind PAGES (KV) and SIGNALS (D1).');
  const settings = settingsOf(config.vars);
  return {
    name: config.name,
    settings,
    vars: textsOf(config.vars),
    namespaceId: namespace.id,
    database: {
      name: database.database_name,
      id: database.database_id,
      migrationsFolder: resolve(dirname(configFile), database.migrations_dir),
    },
    hasRoute: config.route !== undefined || config.routes.length > 0,
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
  };
};

const parseConfig = (toml: string): v.InferOutput<typeof ConfigSchema> => {
  const { success, output, issues } = v.safeParse(ConfigSchema, parseToml(toml));
  if (success) return output;
  throw wrongConfig(issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`).join('\n'));
};

const parseToml = (toml: string): unknown => {
  try {
    return parse(toml);
  } catch (error) {
    throw wrongConfig(String(error));
  }
};

const settingsOf = (vars: Record<string, unknown>): Settings => {
  const unknown = Object.keys(vars).filter((name) => !SETTING_NAMES.includes(name));
  if (unknown.length > 0)
    throw wrongConfig(`[vars] may set ${SETTING_NAMES.join(', ')}. Nothing reads ${unknown.join(', ')}.`);
  try {
    return parseSettings(vars);
  } catch (error) {
    throw error instanceof SettingsError ? wrongConfig(error.message) : error;
  }
};

const textsOf = (vars: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));

const wrongConfig = (mistakes: string): OperatorError =>
  new OperatorError(
    `wrangler.toml has mistakes.\n${mistakes}`,
    'Correct wrangler.toml and run the same command again.',
  );
