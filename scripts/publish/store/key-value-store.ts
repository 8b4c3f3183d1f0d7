/** What publishing needs of KV, local or remote. Values are text. */
export interface KeyValueStore {
  /** All keys that begin with `prefix`; `''` for all there are. */
  list(prefix: string): Promise<Set<string>>;
  /** Keys that are absent in the store are absent in the answer. */
  get(keys: readonly string[]): Promise<Map<string, string>>;
  put(values: ReadonlyMap<string, string>): Promise<void>;
  /** Deleting what is absent is no mistake. */
  delete(keys: readonly string[]): Promise<void>;
}

/** `items` in runs of at most `size`. */
export const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
