import { useEffect } from 'react';
import { isCostly } from '#client/loading/is-costly.ts';
import { hrefOf } from '#client/search/results/hit-address.ts';

/** Browsers prerender the page of a link after a pointer has rested on it for this time. */
const REST_MS = 200;

/** Fetches the page of an address ahead once its option has been active for 200 ms, unless data is expensive. */
export const usePrefetch = (address: string | undefined): void => {
  const [href] = address === undefined ? [] : hrefOf(address).split('#', 1);
  useEffect(() => {
    if (!href || href === location.pathname || isCostly()) return;
    const timer = setTimeout(() => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [href]);
};
