import { expect, test } from 'vitest';
import { ISLAND_NAMES } from '#client/contracts/island-names.ts';
import { components } from '#client/islands/components.ts';
import { registry } from '#client/islands/registry.ts';

test.each(ISLAND_NAMES)('%s is the same component in the browser and on the server', async (name) => {
  expect((await registry[name]()).default).toBe(components[name]);
});
