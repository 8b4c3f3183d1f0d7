import { useEffect, useState } from 'react';
import { SEARCH_STALL_MS } from '#content/limits.ts';

/** `true` once the answer to a query takes longer than 300 ms (specification, sections 4 and 9). */
export const useStalled = (isAnswered: boolean, query: string): boolean => {
  const [isStalled, setStalled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each query has its own time.
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setStalled(true), SEARCH_STALL_MS);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isAnswered, query]);
  return isStalled;
};
