import type { ComponentType } from 'react';
import type { JsonObject } from '../contracts/json.ts';
import { ISLAND_NAMES, type IslandName } from './names.ts';
import { registry } from './registry.ts';

const RETRY_AFTER_MS = 1000;

const importIsland = (name: IslandName) =>
  Promise.all([import('./hydrate.tsx'), registry[name]()] as const);

/** Loads React and the island, and gives it the server's HTML. A failed import is tried once more. */
export async function loadIsland(island: HTMLElement): Promise<void> {
  const name = ISLAND_NAMES.find((known) => known === island.getAttribute('name'));
  if (!name) throw new Error('No such island.');
  const [{ hydrate }, { default: component }] = await importIsland(name).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return await importIsland(name);
  });
  const props: JsonObject = JSON.parse(island.dataset['props'] ?? '{}');
  // The Worker wrote these props for this island, under the same types.
  await hydrate(island, name, component as ComponentType<object>, props);
}
