import type { ComponentType } from 'react';
import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';

type IslandModule<Name extends IslandName> = { default: ComponentType<IslandProps[Name]> };

/** Loads islands by name. Each island has a separate chunk, and its module is named after it. */
export const registry: { [Name in IslandName]: () => Promise<IslandModule<Name>> } = {
  feedback: () => import('./feedback.tsx'),
  'version-selector': () => import('./version-selector.tsx'),
  'keyboard-help': () => import('./keyboard-help.tsx'),
};
