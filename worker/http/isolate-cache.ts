/** Values by key, in the memory of the isolate. An isolate serves one release, so no value is older than the release. */
interface IsolateCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/** A value that takes more than this share of a cache is not stored, because it would displace too many others. */
const LARGEST_SHARE = 1 / 8;

/** Creates a cache. When its values are larger than `limit` together, those not used for the longest time are dropped. */
export const createIsolateCache = <Value>(
  limit: number,
  sizeOf: (value: Value, key: string) => number,
): IsolateCache<Value> => {
  /** A map keeps the order of insertion, and a used entry is inserted again. */
  const values = new Map<string, Value>();
  let size = 0;
  const drop = (key: string): Value | undefined => {
    const value = values.get(key);
    if (value === undefined) return undefined;
    values.delete(key);
    size -= sizeOf(value, key);
    return value;
  };
  const set = (key: string, value: Value): void => {
    drop(key);
    if (sizeOf(value, key) > limit * LARGEST_SHARE) return;
    values.set(key, value);
    size += sizeOf(value, key);
    for (const oldest of values.keys()) {
      if (size <= limit) break;
      drop(oldest);
    }
  };
  const get = (key: string): Value | undefined => {
    const value = drop(key);
    if (value !== undefined) set(key, value);
    return value;
  };
  return { get, set };
};
