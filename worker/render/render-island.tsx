import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';
import { components } from '#client/islands/components.ts';
import type { RenderedIsland } from '#worker/layout/island.tsx';

/** Renders an island as its own React root with its own id prefix, as the browser does when it hydrates it. */
export const renderIsland = <Name extends IslandName>(
  name: Name,
  props: IslandProps[Name],
): RenderedIsland => ({
  name,
  props,
  html: renderToString(createElement(components[name], props), { identifierPrefix: `${name}-` }),
});
