import type { PhrasingContent } from 'mdast';
import { referenceName } from '#content/references.ts';
import { code, linkToHref } from '#scripts/components/markdown-nodes.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { Context } from './context.ts';
import { locatedTitle } from './symbol-title.ts';

/** A link to what replaces a symbol in the latest version of its library. `undefined` if nothing does. */
export const successorLink = (
  { id }: NonNullable<SymbolMember['replacement']>,
  { library, symbols }: Context,
): PhrasingContent | undefined => {
  if (id === undefined) return undefined;
  const found = symbols.get(referenceName(library.library.sdk, undefined))?.find(id);
  return found && linkToHref(found.href, code(locatedTitle(found, id)));
};
