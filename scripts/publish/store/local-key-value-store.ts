import type { KVNamespace } from '@cloudflare/workers-types';
import { inBatches, type KeyValueStore } from './key-value-store.ts';

/** The number of keys that are read or written at once. */
const BATCH_KEYS = 50;

/** A store in the local KV. */
export const localKeyValueStore = (namespace: KVNamespace): KeyValueStore => ({
  list: async (prefix) => {
    const keys = new Set<string>();
    let cursor: string | undefined;
    do {
      const listed = await namespace.list({ prefix, ...(cursor ? { cursor } : {}) });
      for (const { name } of listed.keys) keys.add(name);
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

  put: async (values) => {
    for (const batch of inBatches([...values], BATCH_KEYS)) {
      await Promise.all(batch.map(([key, value]) => namespace.put(key, value)));
    }
  },

  delete: async (keys) => {
    for (const batch of inBatches(keys, BATCH_KEYS)) {
      await Promise.all(batch.map((key) => namespace.delete(key)));
    }
  },
});
