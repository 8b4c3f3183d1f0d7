/** The names of all islands. The registries of the browser and the Worker have one entry for each name. */
export const ISLAND_NAMES = ['feedback', 'version-selector', 'keyboard-help'] as const;
export type IslandName = (typeof ISLAND_NAMES)[number];
