import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

/** The project's own settings, so that a new setting needs no second place. */
const [vars = ''] =
  /^\[vars\]$[\s\S]*?(?=^\[\[)/m.exec(readFileSync(join(projectRoot, 'wrangler.toml'), 'utf8')) ?? [];

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
