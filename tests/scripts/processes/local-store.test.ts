import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type LocalStore, migrateLocally, openLocalStore } from '#scripts/processes/local-store.ts';
import { runWrangler } from '#scripts/processes/run-wrangler.ts';
import { EXAMPLE_CONFIG } from '#tests/scripts/example-config.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

describe('local store', () => {
  test('a value that only wrangler refuses is a mistake of the operator, too', async () => {
    const folder = await temporaryFolder();
    const configFile = join(folder, 'wrangler.toml');
    await writeFile(configFile, `${EXAMPLE_CONFIG}\n[observability]\nenabled = "yes"\n`);
    await expect(openLocalStore(folder, configFile)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringMatching(/^wrangler\.toml has mistakes:[\s\S]*"observability\.enabled"/),
    });
  });
});

describe('migrate locally', () => {
  const TABLES = `CREATE TABLE answers (text TEXT NOT NULL) STRICT;
CREATE TABLE changes (text TEXT NOT NULL) STRICT;
`;

  /** A trigger's body contains statements, so the migration cannot be split at semicolons. */
  const TRIGGER = `CREATE TRIGGER note_answer AFTER INSERT ON answers
BEGIN
  INSERT INTO changes VALUES ('first: ' || new.text);
  INSERT INTO changes VALUES ('second; ' || new.text);
END;
`;

  const wrangler = vi.fn(runWrangler);
  let folder: string;
  let store: LocalStore;

  const addMigration = (name: string, sql: string) => writeFile(join(folder, 'migrations', name), sql);

  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder, 'migrations'));
    await writeFile(join(folder, 'wrangler.toml'), EXAMPLE_CONFIG);
    store = await openLocalStore(join(folder, 'state'), join(folder, 'wrangler.toml'));
  });

  afterAll(() => store.close());

  test('applies missing migrations in order, including triggers, and does not start wrangler if none is missing', async () => {
    await addMigration('0002_trigger.sql', TRIGGER);
    await addMigration('0001_tables.sql', TABLES);
    expect(await migrateLocally(store, wrangler)).toEqual(['0001_tables.sql', '0002_trigger.sql']);
    await store.signals.prepare("INSERT INTO answers VALUES ('yes')").run();
    const { results } = await store.signals.prepare('SELECT text FROM changes').all();
    expect(results).toEqual([{ text: 'first: yes' }, { text: 'second; yes' }]);

    expect(await migrateLocally(store, wrangler)).toEqual([]);
    expect(wrangler).toHaveBeenCalledTimes(1);
  });

  test('rejects a migration with a mistake and leaves it unapplied', async () => {
    await addMigration('0004_mistake.sql', 'CREATE NONSENSE;\n');
    await expect(migrateLocally(store, wrangler)).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringMatching(/^wrangler failed: wrangler d1 migrations apply: .*NONSENSE/),
    });
    const { results } = await store.signals.prepare('SELECT name FROM d1_migrations').all();
    expect(results).toHaveLength(2);
  });
});
