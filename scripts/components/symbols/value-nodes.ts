import type { PhrasingContent, RootContent } from 'mdast';
import { code, joined, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { rowPart, rowsPart } from './fact-parts.tsx';

type Value = string | { name: string; meaning: string };

/**
 * The accepted values of a parameter or a key. They are a list that readers open if one of them has a meaning. `line` reads
 * the meaning of the value with this index.
 */
export const valueNodes = (
  values: readonly Value[],
  line: (meaning: string, index: number) => PhrasingContent[],
): RootContent[] => {
  if (values.length === 0) return [];
  if (values.every((value) => typeof value === 'string'))
    return [paragraph(text('Accepted values: '), ...joined(values.map(code)), text('.'))];
  const rows = values.map((value, index) =>
    typeof value === 'string'
      ? rowPart({ name: value })
      : rowPart({ name: value.name }, paragraph(...line(value.meaning, index))),
  );
  return [rowsPart({ isFolded: true }, ...rows)];
};
