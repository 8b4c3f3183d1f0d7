import type { RootContent } from 'mdast';
import { namedVersion } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import { versionTitle } from '#content/versions.ts';
import { paragraph, text } from '#scripts/components/markdown-nodes.ts';
import type { SymbolFile } from '#scripts/content/symbols/file-schemas.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { type Context, checkPlace, contextOf, placeOf } from './context.ts';
import { entryNodes } from './entry-nodes.ts';
import { absentPart } from './entry-parts.tsx';

/** All symbols of the page's file, and what the library lacks. */
export const symbols = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  check: (node, report, page) => {
    const place = placeOf(page);
    checkPlace(node, report, page);
    if (place && !place.library.pages.has(place.name))
      report(
        node,
        `The library has no symbols for the page \`${place.name}\`.`,
        `Add \`${place.name}.yaml\` to its folder in \`content/symbols\`, or remove \`<Symbols />\`.`,
      );
  },
  expand: (view) => {
    const context = contextOf(view);
    const file = context?.library.pages.get(context.page);
    if (!context || !file) return [];
    return [
      ...file.symbols.flatMap((symbol, index) => entryNodes(symbol, ['symbols', index], context)),
      ...absentNodes(file, context),
    ];
  },
});

const absentNodes = ({ absent = [] }: SymbolFile, { library, origin, line }: Context): RootContent[] => {
  if (absent.length === 0) return [];
  const notes = absent.flatMap(({ id, title, instead }, index): RootContent[] => [
    {
      type: 'heading',
      depth: 3,
      children: [text(title)],
      data: { id, origin: origin(['absent', index, 'id']) },
    },
    paragraph(text(`${notIn(library)}. `), ...line(instead, ['absent', index, 'instead'])),
  ]);
  const title: RootContent = { type: 'heading', depth: 2, children: [text(notIn(library))] };
  return [absentPart({}, title, ...notes)];
};

/** "Not in the Python library". The version is named if it is an old one. */
export const notIn = ({ library: { sdk }, reference }: Context['library']): string => {
  const old = namedVersion(reference);
  return `Not in ${old ? `${versionTitle(old)} of ` : ''}the ${SDKS[sdk].label} library`;
};
