/** The names of all islands. The registries of the browser and of the Worker are records over these names. */
export const ISLAND_NAMES = ['feedback', 'version-selector', 'keyboard-help'] as const;
export type IslandName = (typeof ISLAND_NAMES)[number];
