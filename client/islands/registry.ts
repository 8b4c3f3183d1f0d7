import type { ComponentType } from 'react';
import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';

export type IslandModule<Name extends IslandName> = { default: ComponentType<IslandProps[Name]> };

/** Loads an island by its name, from a chunk of its own. The module of an island is named after it. */
export const registry: { [Name in IslandName]: () => Promise<IslandModule<Name>> } = {
  feedback: () => import('./feedback.tsx'),
  'version-selector': () => import('./version-selector.tsx'),
  'keyboard-help': () => import('./keyboard-help.tsx'),
};
