/** The operations of KV, local or remote, that publishing needs. Values are text. */
export interface KeyValueStore {
  /** Returns the keys, each with the ISO time at which publishing wrote it. Other keys have no time. */
  list(): Promise<Map<string, string | undefined>>;
  /** Returns the values of the keys that the store has. Other keys are left out. */
  get(keys: readonly string[]): Promise<Map<string, string>>;
  /** Writes values. `time` is that of the platform's clock. */
  put(values: ReadonlyMap<string, string>, time: string): Promise<void>;
  /** Ignores keys that the store does not have. */
  delete(keys: readonly string[]): Promise<void>;
}

/** The metadata of each value, because KV does not tell when a value was written. */
export interface KeyMetadata {
  writtenAt: string;
}
