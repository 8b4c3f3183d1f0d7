import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import { jsonOutput, type Wrangler } from '#scripts/wrangler/run-wrangler.ts';
import type { KeyMetadata, KeyValueStore } from './key-value-store.ts';

/** The largest number of keys in a bulk read of the KV API; `wrangler kv bulk get` doesn't split its keys. */
const READ_KEYS = 100;
/** Each read is a separate process, so only a few run at once. */
const READS_AT_ONCE = 4;

const KeyList = v.array(
  v.object({
    name: v.string(),
    // Keys that others wrote may have anything here.
    metadata: v.fallback(
      v.optional(v.object({ writtenAt: v.pipe(v.string(), v.isoTimestamp()) })),
      undefined,
    ),
  }),
);
const Values = v.record(v.string(), v.nullable(v.string()));

/** A store in the account's KV, through `wrangler kv`. Its methods reject with `RunbookError`. */
export const remoteKeyValueStore = (wrangler: Wrangler, namespaceId: string): KeyValueStore => {
  const where = ['--namespace-id', namespaceId, '--remote'];

  const read = (keys: readonly string[]) =>
    withJsonFile(keys, async (file) => {
      const { stdout } = await wrangler(['kv', 'bulk', 'get', file, ...where]);
      return Object.entries(jsonOutput(stdout, Values));
    });

  return {
    list: async () => {
      const { stdout } = await wrangler(['kv', 'key', 'list', ...where]);
      return new Map(jsonOutput(stdout, KeyList).map(({ name, metadata }) => [name, metadata?.writtenAt]));
    },

    get: async (keys) => {
      const values = new Map<string, string>();
      for (const reads of inBatches(inBatches(keys, READ_KEYS), READS_AT_ONCE)) {
        for (const [key, value] of (await Promise.all(reads.map(read))).flat()) {
          if (value !== null) values.set(key, value);
        }
      }
      return values;
    },

    put: async (values, time) => {
      if (values.size === 0) return;
      const metadata: KeyMetadata = { writtenAt: time };
      const pairs = Array.from(values, ([key, value]) => ({ key, value, metadata }));
      await withJsonFile(pairs, (file) => wrangler(['kv', 'bulk', 'put', file, ...where]));
    },

    delete: async (keys) => {
      if (keys.length === 0) return;
      await withJsonFile(keys, (file) => wrangler(['kv', 'bulk', 'delete', file, '--force', ...where]));
    },
  };
};

const withJsonFile = async <T>(content: unknown, use: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-kv-'));
  try {
    const file = join(folder, 'keys.json');
    await writeFile(file, JSON.stringify(content));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
