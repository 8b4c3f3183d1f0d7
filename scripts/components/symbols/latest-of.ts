import { referenceName } from '#content/references.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Drawing } from './drawing.ts';

/** The latest version of the library. */
export const latestOf = ({
  library,
  symbols,
}: Pick<Drawing, 'library' | 'symbols'>): LibrarySymbols | undefined =>
  symbols.get(referenceName(library.library.sdk, undefined));
