import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ISLAND_NAMES, type IslandName } from '#client/contracts/island-names.ts';
import type { JsonObject } from '#client/contracts/json.ts';
import { components } from '#client/islands/components.ts';

export const isIslandName = (name: string): name is IslandName =>
  (ISLAND_NAMES as readonly string[]).includes(name);

/**
 * An island is its own React root with its own id prefix, here and in the browser.
 * `props` are those of the island's contract; the build and the layout check them.
 */
export const renderIsland = (name: IslandName, props: JsonObject): string => {
  const Island = components[name] as ComponentType<Record<string, unknown>>; // name and props are paired by the contract
  const html = renderToString(<Island {...props} />, { identifierPrefix: `${name}-` });
  return `<doc-island name="${name}" data-props="${escapeAttribute(JSON.stringify(props))}">${html}</doc-island>`;
};

const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
