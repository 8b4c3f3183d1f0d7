import { SEARCH_FILES } from '#client/contracts/search-files.ts';

let loading: Promise<void> | undefined;

/** Loads the dialog's style sheet once. Rejects if it cannot be loaded; the next call tries again. */
export const loadSearchStyles = (): Promise<void> => {
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(SEARCH_FILES.styles, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = undefined;
      reject(new Error(link.href));
    };
    document.head.append(link);
  });
  return loading;
};
