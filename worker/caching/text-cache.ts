/** Texts by key. */
interface TextCache {
  get: (key: string) => string | undefined;
  set: (key: string, text: string) => void;
}

/**
 * Creates a cache inside the isolate. When its keys and texts have more than `characters` characters, the ones that were
 * not used for the longest time are dropped.
 */
export const createTextCache = (characters: number): TextCache => {
  /** A map keeps the order of insertion, and a used entry is inserted again. */
  const texts = new Map<string, string>();
  let size = 0;
  const drop = (key: string): string | undefined => {
    const text = texts.get(key);
    if (text === undefined) return undefined;
    texts.delete(key);
    size -= key.length + text.length;
    return text;
  };
  const set = (key: string, text: string): void => {
    drop(key);
    texts.set(key, text);
    size += key.length + text.length;
    for (const oldest of texts.keys()) {
      if (size <= characters) break;
      drop(oldest);
    }
  };
  const get = (key: string): string | undefined => {
    const text = drop(key);
    if (text !== undefined) set(key, text);
    return text;
  };
  return { get, set };
};
