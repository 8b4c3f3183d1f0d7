import { vi } from 'vitest';

type StorageName = 'localStorage' | 'sessionStorage';
type StorageMethod = 'getItem' | 'setItem' | 'removeItem';

/** Makes the named methods of a storage throw, as if it were blocked or full, until the returned function is called. */
export const refuseStorage = (name: StorageName, ...methods: StorageMethod[]): (() => void) => {
  const original = window[name];
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const works = {
    getItem: (key: string) => original.getItem(key),
    setItem: (key: string, value: string) => original.setItem(key, value),
    removeItem: (key: string) => original.removeItem(key),
  };
  vi.stubGlobal(name, { ...works, ...Object.fromEntries(methods.map((method) => [method, refuse])) });
  return () => vi.stubGlobal(name, original);
};
