import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { parseSettings, SETTING_NAMES, type Settings, SettingsError } from '#worker/model/settings.ts';
import { projectRoot } from './project-root.ts';

/** The rate limits that the Worker asks. Without one of them, it would let every request pass. */
export const RATE_LIMITS = [
  'FEEDBACK_LIMIT',
  'SEARCH_LIMIT',
  'SEARCH_OUTCOME_LIMIT',
  'SOCIAL_IMAGE_LIMIT',
  'MCP_LIMIT',
  'LOST_LIMIT',
] as const;

/** A text without spaces. */
const Word = v.pipe(v.string(), v.regex(/^\S+$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const Route = v.union([Word, v.looseObject({ pattern: Word })]);

/** The part of wrangler.toml that the scripts need. */
const ConfigSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]*$/)), // wrangler accepts the same
  route: v.optional(Route),
  routes: v.optional(v.array(Route), []),
  compatibility_date: v.pipe(v.string(), v.isoDate()),
  compatibility_flags: v.optional(v.array(Word), []),
  workers_dev: v.optional(v.boolean()),
  preview_urls: v.optional(v.boolean()),
  assets: v.optional(v.object({ binding: v.optional(Word) })),
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  kv_namespaces: v.optional(v.array(v.object({ binding: Word, id: v.optional(Word) })), []),
  d1_databases: v.optional(
    v.array(
      v.object({
        binding: Word,
        database_name: Word,
        database_id: v.optional(Word),
        migrations_dir: v.optional(Word, 'migrations'),
      }),
    ),
    [],
  ),
  ratelimits: v.optional(
    v.array(
      v.object({
        name: Word,
        namespace_id: Word,
        simple: v.object({ limit: Count, period: v.picklist([10, 60]) }), // wrangler accepts the same
      }),
    ),
    [],
  ),
});

/** The project's wrangler.toml. */
export const CONFIG_FILE = join(projectRoot, 'wrangler.toml');

/** The part of wrangler.toml that the scripts need. */
interface ProjectConfig {
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

/** Reads wrangler.toml. Rejects with {@link RunbookError} if it is not TOML, lacks a binding or has a wrong setting. */
export const readProjectConfig = async (configFile = CONFIG_FILE): Promise<ProjectConfig> => {
  const config = parseConfig(readToml(configFile));
  const namespace = config.kv_namespaces.find(({ binding }) => binding === 'PAGES');
  const database = config.d1_databases.find(({ binding }) => binding === 'SIGNALS');
  if (!namespace) throw lacksLine('binding = "PAGES"', '[[kv_namespaces]]');
  if (!database) throw lacksLine('binding = "SIGNALS"', '[[d1_databases]]');
  if (config.assets?.binding !== 'ASSETS') throw lacksLine('binding = "ASSETS"', '[assets]');
  const lacking = RATE_LIMITS.find((limit) => !config.ratelimits.some(({ name }) => name === limit));
  if (lacking) throw lacksLine(`name = "${lacking}"`, '[[ratelimits]]');
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

const parseConfig = (toml: unknown): v.InferOutput<typeof ConfigSchema> => {
  const { success, output, issues } = v.safeParse(ConfigSchema, toml);
  if (success) return output;
  throw wrongConfig(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'));
};

/** Reads wrangler.toml as it stands. Throws {@link RunbookError} if it is missing or not TOML. */
export const readToml = (configFile = CONFIG_FILE): Record<string, unknown> => {
  try {
    return parse(readFileSync(configFile, 'utf8'));
  } catch (error) {
    throw wrongConfig(error instanceof Error ? error.message : String(error));
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

export const wrongConfig = (problems: string): RunbookError => new RunbookError('settings', `\n${problems}`);

const lacksLine = (line: string, table: string): RunbookError =>
  new RunbookError(
    'noBinding',
    `it has no line ${line}.`,
    `Put it back below a line ${table} and run the same command again.`,
  );
