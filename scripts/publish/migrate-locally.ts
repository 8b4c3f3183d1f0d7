import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';

/** Applies the migrations that a local D1 lacks, in order, and notes them where `wrangler d1 migrations` does. Returns their names. */
export const migrateLocally = async (migrationsFolder: string, database: D1Database): Promise<string[]> => {
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const missing = (await readdir(migrationsFolder))
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort();
  for (const name of missing) {
    const statements = (await readFile(join(migrationsFolder, name), 'utf8'))
      .split(/;\s*$/m)
      .filter((statement) => statement.trim());
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
  return missing;
};
