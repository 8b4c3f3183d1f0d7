/** @jsxRuntime automatic @jsxImportSource preact */

import type { PhrasingContent } from 'mdast';
import type { CloudName } from '#content/clouds.ts';
import { code, joined } from '#scripts/components/markdown-nodes.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';
import { BreakableCode } from '#scripts/content/render/code-in-text.tsx';
import { definePart } from '#scripts/content/tree/define-part.ts';

/** The file of a cloud's data, where mistakes in its Markdown are reported. */
export const dataOrigin = (cloud: CloudName): Origin => ({
  file: `content/deployments/${cloud}.ts`,
  line: 1,
  column: 1,
});

interface NameProps {
  name: string;
  isInCell: boolean;
}

/** A name of the cloud in code style. The names of the libraries and of Nitric are checked, and it is none of them. */
const namePart = definePart<NameProps>('CloudName', {
  html: ({ props }) => (props.isInCell ? <BreakableCode text={props.name} /> : <code>{props.name}</code>),
  markdown: ({ props }) => [code(props.name)],
});

const inCode = (names: readonly string[], isInCell: boolean): PhrasingContent[] =>
  joined(names.map((name) => namePart({ name, isInCell, inline: true })));

/** Names of the cloud in code style, separated by commas. */
export const codes = (names: readonly string[]): PhrasingContent[] => inCode(names, false);

/** The same for the cell of a table. */
export const codesInCell = (names: readonly string[]): PhrasingContent[] => inCode(names, true);
