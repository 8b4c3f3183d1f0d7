/** The operations of KV, local or remote, that publishing needs. Values are text. */
export interface KeyValueStore {
  /** Returns the keys that begin with `prefix`; `''` means all keys. */
  list(prefix: string): Promise<Set<string>>;
  /** Returns the values of the keys that the store has. Other keys are left out. */
  get(keys: readonly string[]): Promise<Map<string, string>>;
  put(values: ReadonlyMap<string, string>): Promise<void>;
  /** Ignores keys that the store does not have. */
  delete(keys: readonly string[]): Promise<void>;
}

/** Splits `items` into batches of at most `size`, in order. */
export const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
