import { describeExpected, printStep } from '#scripts/terminal/operator.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { migrateLocally } from '#scripts/wrangler/migrate-locally.ts';

// The child process of migrate.ts. Brings the tables of the local D1 up to date, and ends. Sends what stopped it.
try {
  const store = await openLocalStore();
  for (const name of await migrateLocally(store)) printStep(`local D1: ${name}`);
  await store.close();
  process.exit();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const otherwise = `✗ The local D1 does not start: ${reason}\n  → Is the disk full? If not: rm -rf .wrangler, then npm start`;
  process.send?.(describeExpected(error) ?? otherwise, () => process.exit(1));
}
