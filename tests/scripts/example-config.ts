import { readFileSync } from 'node:fs';
import { CONFIG_FILE } from '#scripts/project/read-project-config.ts';

/** The project's own settings, so that a new setting needs no second place. */
const [vars = ''] = /^\[vars\]$[\s\S]*?(?=^\[\[)/m.exec(readFileSync(CONFIG_FILE, 'utf8')) ?? [];

/** A wrangler.toml with comments, as a project has it before its first deploy. */
export const EXAMPLE_CONFIG = `name = "docs" # the Worker
compatibility_date = "2026-08-15"

${vars}
# Page data.
[[kv_namespaces]]
binding = "PAGES"

[[d1_databases]]
binding = "SIGNALS"
database_name = "docs-feedback"
migrations_dir = "migrations"
`;
