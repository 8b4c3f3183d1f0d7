import * as v from 'valibot';

/** The expected value of each setting in wrangler.toml, by the last part of its name. It completes "… must be …". */
const EXPECTED = {
  name: 'lowercase letters, digits, and dashes, such as nitric-docs',
  route: 'a pattern such as nitric.io/docs*',
  routes: 'a list of patterns such as nitric.io/docs*',
  compatibility_date: 'a day in quotes such as "2026-08-15"',
  compatibility_flags: 'a list of names',
  workers_dev: 'true or false',
  preview_urls: 'true or false',
  assets: 'a table [assets]',
  vars: 'a table',
  kv_namespaces: 'a list, each part below a line [[kv_namespaces]]',
  d1_databases: 'a list, each part below a line [[d1_databases]]',
  binding: 'a name such as PAGES',
  id: 'an id, or its line must go: the first deploy then writes it',
  database_id: 'an id, or its line must go: the first deploy then writes it',
  database_name: 'a name such as nitric-docs-feedback',
  migrations_dir: 'a folder such as worker/signals/migrations',
  ratelimits: 'a list, each part below a line [[ratelimits]]',
  namespace_id: 'a number of its own in quotes, such as "1001"',
  simple: 'a limit and a period, such as { limit = 60, period = 60 }',
  limit: 'a whole number of requests, such as 60',
  period: '10 or 60 seconds',
};

/** A text without spaces. */
const Word = v.pipe(v.string(), v.regex(/^\S+$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const Route = v.union([Word, v.looseObject({ pattern: Word })]);

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

/** The part of wrangler.toml that the scripts need. */
export type ConfigFile = v.InferOutput<typeof ConfigSchema>;

/** Checks the parsed wrangler.toml. Each mistake says what a value must be. */
export const readConfigFile = (toml: unknown): { config?: ConfigFile; mistakes: string[] } => {
  const { success, output, issues } = v.safeParse(ConfigSchema, toml);
  return success ? { config: output, mistakes: [] } : { mistakes: issues.map(mistakeOf) };
};

const mistakeOf = (issue: v.InferIssue<typeof ConfigSchema>): string => {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const expected = keys.flatMap((key) => (isKnown(key) ? EXPECTED[key] : [])).at(-1) ?? issue.expected;
  const value = issue.path?.at(-1)?.value;
  return `${(issue.path ?? []).map(partOf).join('.')} must be ${expected}; it is ${value === undefined ? 'missing' : JSON.stringify(value)}.`;
};

/** A part of a list is known by its own name. */
const partOf = ({ key, value }: v.IssuePathItem): unknown => {
  if (typeof key !== 'number' || typeof value !== 'object' || value === null) return key;
  const { name, binding }: { name?: unknown; binding?: unknown } = value;
  return name ?? binding ?? key;
};

const isKnown = (key: unknown): key is keyof typeof EXPECTED => typeof key === 'string' && key in EXPECTED;
