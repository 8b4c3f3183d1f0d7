import type { IslandName } from '#client/contracts/island-names.ts';

/** The script files that each island needs besides the entry. The client build puts the names in; without it there are none. */
export const LAZY_FILES: Partial<Readonly<Record<IslandName, readonly string[]>>> = {};
