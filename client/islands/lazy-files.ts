import type { IslandName } from '#client/contracts/island-names.ts';

/**
 * The script files that each island needs besides the entry. The client build inserts the names. In the source, the record is
 * empty.
 */
export const LAZY_FILES: Partial<Readonly<Record<IslandName, readonly string[]>>> = {};
