/** A body that takes more than this share of a cache is not stored, because it would displace too many others. */
const LARGEST_SHARE = 1 / 8;

/**
 * Creates a cache of bodies in the memory of the isolate. An isolate serves one release, so no body is older than the release.
 * When the bodies have more than `limit` bytes together, those not used for the longest time are dropped.
 */
export const createIsolateCache = (limit: number) => {
  /** A map keeps the order of insertion, and a used body is inserted again. */
  const bodies = new Map<string, Uint8Array>();
  let size = 0;
  const drop = (key: string): Uint8Array | undefined => {
    const body = bodies.get(key);
    if (bodies.delete(key)) size -= body?.byteLength ?? 0;
    return body;
  };
  const set = (key: string, body: Uint8Array): void => {
    drop(key);
    if (body.byteLength > limit * LARGEST_SHARE) return;
    bodies.set(key, body);
    size += body.byteLength;
    for (const oldest of bodies.keys()) {
      if (size <= limit) break;
      drop(oldest);
    }
  };
  const get = (key: string): Uint8Array | undefined => {
    const body = drop(key);
    if (body) set(key, body);
    return body;
  };
  return { get, set };
};
