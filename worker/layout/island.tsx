import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';
import { Html } from './html.tsx';

/** An island that was rendered as a React root of its own, with the properties that the browser hydrates it with. */
export interface RenderedIsland {
  name: IslandName;
  props: IslandProps[IslandName];
  html: string;
}

/** An island in its place. The browser finds it by the name of the element. */
export const Island = ({ name, props, html }: RenderedIsland) => (
  <Html as="doc-island" name={name} data-props={JSON.stringify(props)} html={html} />
);
