import { renderToString } from 'react-dom/server';
import type { JsonObject } from '#client/contracts/json.ts';
import { ISLAND_COMPONENTS } from '#client/islands/components.ts';
import { ISLAND_NAMES, type IslandName } from '#client/islands/names.ts';

export const isIslandName = (name: string): name is IslandName => (ISLAND_NAMES as readonly string[]).includes(name);

/** An island is its own React root with its own id prefix, here and in the browser. */
export const renderIsland = (name: IslandName, props: JsonObject, slots: readonly string[] = []): string => {
  const { component: Component, when } = ISLAND_COMPONENTS[name];
  const html = renderToString(<Component {...(props as never)} />, { identifierPrefix: `${name}-` }); // the contract pairs name and props
  const attributes = `name="${name}" data-when="${when}" data-props="${escapeAttribute(JSON.stringify(props))}"`;
  return `<doc-island ${attributes}>${fillSlots(html, slots)}</doc-island>`;
};

const fillSlots = (html: string, slots: readonly string[]): string =>
  html.replace(/(<div data-slot="(\d+)"[^>]*>)<\/div>/g, (empty, open: string, index: string) =>
    slots[Number(index)] === undefined ? empty : `${open}${slots[Number(index)]}</div>`,
  );

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
