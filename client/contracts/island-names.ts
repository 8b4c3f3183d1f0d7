/** Every island. The registry of the browser and the one of the Worker are records over these names. */
export const ISLAND_NAMES = ['feedback', 'version-selector', 'keyboard-help'] as const;
export type IslandName = (typeof ISLAND_NAMES)[number];
