import type { RootContent } from 'mdast';
import { joined, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import { anchorPart } from './anchor-parts.tsx';
import type { Context } from './context.ts';
import { rowPart, rowsPart } from './fact-parts.tsx';
import { shortTitle } from './symbol-title.ts';

/** The symbols with the same signature and meaning. They are a list if they have sentences of their own. */
export const siblingNodes = (symbol: SymbolMember, path: ValuePath, context: Context): RootContent[] => {
  const { siblings = [] } = symbol;
  if (siblings.length === 0) return [];
  const names = siblings.map(({ id, name }) => ({ id, name: shortTitle({ ...symbol, name }) }));
  const place = (index: number) => [...path, 'siblings', index];
  if (siblings.some(({ summary }) => summary !== undefined)) {
    const rows = siblings.map(({ id, summary = symbol.summary }, index) =>
      rowPart(
        { id, name: names[index]?.name ?? '', origin: context.origin(place(index)) },
        paragraph(...context.line(summary, [...place(index), 'summary'])),
      ),
    );
    return [rowsPart({}, ...rows)];
  }
  const anchors = names.map(({ id, name }, index) =>
    anchorPart({ id, name, inline: true, origin: context.origin(place(index)) }),
  );
  return [paragraph(text('The same signature: '), ...joined(anchors), text('.'))];
};
