import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';
import { Html } from './html.tsx';

/** An island that has already been rendered as its own React root, and the props that the browser hydrates it with. */
export interface RenderedIsland {
  name: IslandName;
  props: IslandProps[IslandName];
  html: string;
}

/** The element that the browser finds an island by. It hydrates the content with `data-props`, which is JSON. */
export const Island = ({ name, props, html }: RenderedIsland) => (
  <Html as="doc-island" name={name} data-props={JSON.stringify(props)} html={html} />
);
