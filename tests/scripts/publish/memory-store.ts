import type { KeyValueStore } from '#scripts/publish/store/key-value-store.ts';

export interface MemoryStore extends KeyValueStore {
  values: Map<string, string>;
  /** All changes in order, such as `put page/1` and `delete page/1`. */
  changes: string[];
}

/** A store that records its changes in order. Tests may change `values`. */
export const memoryStore = (initial: Iterable<[string, string]> = []): MemoryStore => {
  const values = new Map(initial);
  const changes: string[] = [];
  return {
    values,
    changes,
    list: async (prefix) => new Set([...values.keys()].filter((key) => key.startsWith(prefix))),
    get: async (keys) =>
      new Map(
        keys.flatMap((key) => {
          const value = values.get(key);
          return value === undefined ? [] : [[key, value] as const];
        }),
      ),
    put: async (pairs) => {
      for (const [key, value] of pairs) {
        values.set(key, value);
        changes.push(`put ${key}`);
      }
    },
    delete: async (keys) => {
      for (const key of keys) {
        values.delete(key);
        changes.push(`delete ${key}`);
      }
    },
  };
};
