import type { PhrasingContent } from 'mdast';
import type { CloudName } from '#content/clouds.ts';
import { text } from '#scripts/components/plain.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';

/** The file of a cloud's data, where mistakes in its Markdown are reported. */
export const dataOrigin = (cloud: CloudName): Origin => ({
  file: `content/deployments/${cloud}.ts`,
  line: 1,
  column: 1,
});

/** Names in code style, separated by commas. */
export const codes = (names: readonly string[]): PhrasingContent[] =>
  names.flatMap((value, index): PhrasingContent[] => [
    ...(index > 0 ? [text(', ')] : []),
    { type: 'inlineCode', value },
  ]);
