import type { KVNamespace } from '@cloudflare/workers-types';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import type { KeyMetadata, KeyValueStore } from './key-value-store.ts';

/** The number of keys that are read or written at once. */
const BATCH_KEYS = 50;

/** A store in the local KV. */
export const localKeyValueStore = (namespace: KVNamespace): KeyValueStore => ({
  list: async () => {
    const keys = new Map<string, string | undefined>();
    let cursor: string | undefined;
    do {
      const listed = await namespace.list<KeyMetadata>(cursor ? { cursor } : {});
      for (const { name, metadata } of listed.keys) keys.set(name, metadata?.writtenAt);
      cursor = listed.list_complete ? undefined : listed.cursor;
    } while (cursor);
    return keys;
  },

  get: async (keys) => {
    const values = new Map<string, string>();
    for (const batch of inBatches(keys, BATCH_KEYS)) {
      await Promise.all(
        batch.map(async (key) => {
          const value = await namespace.get(key, 'text');
          if (value !== null) values.set(key, value);
        }),
      );
    }
    return values;
  },

  put: async (values, time) => {
    const metadata: KeyMetadata = { writtenAt: time };
    for (const batch of inBatches([...values], BATCH_KEYS)) {
      await Promise.all(batch.map(([key, value]) => namespace.put(key, value, { metadata })));
    }
  },

  delete: async (keys) => {
    for (const batch of inBatches(keys, BATCH_KEYS)) {
      await Promise.all(batch.map((key) => namespace.delete(key)));
    }
  },
});
