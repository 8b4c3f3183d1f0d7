/** The operations of KV, local or remote, that publishing needs. Values are text. */
export interface KeyValueStore {
  /** Returns the keys that begin with `prefix`; `''` means all keys. */
  list(prefix: string): Promise<Set<string>>;
  /** Returns the values of those keys that the store has. */
  get(keys: readonly string[]): Promise<Map<string, string>>;
  put(values: ReadonlyMap<string, string>): Promise<void>;
  /** Deleting a key that is absent is no error. */
  delete(keys: readonly string[]): Promise<void>;
}

/** Splits `items` into batches of at most `size`, in order. */
export const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
