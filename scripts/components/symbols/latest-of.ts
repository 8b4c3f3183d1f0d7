import { referenceName } from '#content/references.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Context } from './context.ts';

/** The latest version of the library. */
export const latestOf = ({
  library,
  symbols,
}: Pick<Context, 'library' | 'symbols'>): LibrarySymbols | undefined =>
  symbols.get(referenceName(library.library.sdk, undefined));
