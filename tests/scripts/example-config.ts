import { readFileSync } from 'node:fs';
import { CONFIG_FILE } from '#scripts/project/read-project-config.ts';

const OWN_CONFIG = readFileSync(CONFIG_FILE, 'utf8');
/** The project's own settings and rate limits, so that a new one needs no second place. */
const [vars = ''] = /^\[vars\]$[\s\S]*?(?=^\[\[)/m.exec(OWN_CONFIG) ?? [];
const limits = OWN_CONFIG.match(/^\[\[ratelimits\]\]\n(?:.+\n)+/gm)?.join('\n');

/** A wrangler.toml with comments, as a project has it before its first deploy. */
export const EXAMPLE_CONFIG = `name = "docs" # the Worker
compatibility_date = "2026-08-15"

${vars}
[assets]
directory = "public"
binding = "ASSETS"

${limits}
# Page data.
[[kv_namespaces]]
binding = "PAGES"

[[d1_databases]]
binding = "SIGNALS"
database_name = "docs-feedback"
migrations_dir = "migrations"
`;
