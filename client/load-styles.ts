import { LAZY_ASSETS, type LazySheet } from './contracts/styles.ts';

const loading = new Map<LazySheet, Promise<void>>();

const load = (sheet: LazySheet): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(LAZY_ASSETS.styles[sheet], import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(sheet);
      reject(new Error(link.href));
    };
    document.head.append(link);
  });

/** Loads a style sheet once. Rejects if it cannot be loaded; the next call tries again. */
export const loadStyles = (sheet: LazySheet): Promise<void> => {
  const known = loading.get(sheet) ?? load(sheet);
  loading.set(sheet, known);
  return known;
};
