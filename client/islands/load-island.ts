import type { ComponentType } from 'react';
import type { IslandName } from '#client/contracts/island-names.ts';
import { LAZY_FILES } from './lazy-files.ts';
import { registry } from './registry.ts';

const RETRY_AFTER_MS = 1000;
/** A connection may accept a request and never answer it. An answer that has begun may take longer, as on slow lines. */
const DEADLINE_MS = 10_000;

const fetchFiles = async (files: readonly string[]): Promise<void> => {
  const fetchFile = async (file: string) => {
    const call = new AbortController();
    const deadline = setTimeout(() => call.abort(), DEADLINE_MS);
    const response = await fetch(new URL(file, import.meta.url), { signal: call.signal });
    clearTimeout(deadline);
    // The browser itself reports the status.
    if (!response.ok) throw new Error(file);
    await response.arrayBuffer();
  };
  await Promise.all(files.map(fetchFile));
};

/**
 * Imports React and an island. A browser remembers a failed import for the lifetime of the page, so a retry would fail, too.
 * Therefore the files are fetched first, with one retry, and the import then finds them in the browser's cache.
 */
const importIsland = async (name: IslandName) => {
  const files = LAZY_FILES[name] ?? [];
  await fetchFiles(files).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    await fetchFiles(files);
  });
  return await Promise.all([import('./hydrate.tsx'), registry[name]()]);
};

/** Loads React and an island, and hydrates the server's HTML. */
export const loadIsland = async (island: HTMLElement): Promise<void> => {
  const name = island.getAttribute('name') as IslandName; // The Worker writes only these names.
  const [{ hydrate }, { default: component }] = await importIsland(name);
  const props: object = JSON.parse(island.dataset.props ?? '{}');
  // The Worker wrote these props for this island with the same types.
  await hydrate(island, name, component as ComponentType<object>, props);
};
