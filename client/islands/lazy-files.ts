import type { IslandName } from '#client/contracts/island-names.ts';

/**
 * The script files that each island needs, beside the entry. The client build puts the names in; unbuilt there are none.
 */
export const LAZY_FILES: Partial<Readonly<Record<IslandName, readonly string[]>>> = {};
