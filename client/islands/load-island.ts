import type { ComponentType } from 'react';
import type { IslandName } from '#client/contracts/islands.ts';
import { LAZY_FILES } from './lazy-files.ts';

const fetchFiles = async (): Promise<void> => {
  const fetchFile = async (file: string) => {
    const call = new AbortController();
    // A connection may accept a request and never answer it. An answer that has begun may take longer, as on slow lines.
    const deadline = setTimeout(() => call.abort(), 10_000);
    const response = await fetch(new URL(file, import.meta.url), { signal: call.signal });
    clearTimeout(deadline);
    // The browser itself reports the status.
    if (!response.ok) throw new Error(file);
    await response.arrayBuffer();
  };
  await Promise.all(LAZY_FILES.map(fetchFile));
};

/**
 * Imports React and the islands. A browser remembers a failed import for the lifetime of the page, so a retry would fail, too.
 * Therefore the files are fetched first, with one retry after a second, and the import then finds them in the browser's cache.
 */
const importIslands = async () => {
  await fetchFiles().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await fetchFiles();
  });
  return await Promise.all([import('./hydrate.tsx'), import('./components.ts')]);
};

/** Loads React and the islands, and hydrates the server's HTML. */
export const loadIsland = async (island: HTMLElement): Promise<void> => {
  const name = island.getAttribute('name') as IslandName; // The Worker writes only these names.
  const [{ hydrate }, { components }] = await importIslands();
  const props: object = JSON.parse(island.dataset.props ?? '{}');
  // The Worker wrote these props for this island with the same types.
  await hydrate(island, name, components[name] as ComponentType<object>, props);
};
