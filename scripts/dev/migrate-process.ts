import { printStep } from '#scripts/terminal/operator.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { migrateLocally } from '#scripts/wrangler/migrate-locally.ts';

// Brings the tables of the local D1 up to date, and ends.
const store = await openLocalStore();
for (const name of await migrateLocally(store)) printStep(`local D1: ${name}`);
await store.close();
process.exit();
