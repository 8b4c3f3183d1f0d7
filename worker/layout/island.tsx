import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';
import { Html } from './html.tsx';

/** An island that was rendered as its own React root, with the props for hydration in the browser. */
export interface RenderedIsland {
  name: IslandName;
  props: IslandProps[IslandName];
  html: string;
}

/** The element of an island in the document. The browser hydrates its content with the JSON in `data-props`. */
export const Island = ({ name, props, html }: RenderedIsland) => (
  <Html as="doc-island" name={name} data-props={JSON.stringify(props)} html={html} />
);
