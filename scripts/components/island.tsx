/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { IslandName } from '#client/contracts/island-names.ts';
import type { JsonObject } from '#client/contracts/json.ts';

/**
 * The place of an island in a page: the Worker renders the island itself there. `slots` are finished content that the
 * island puts where it wants; islands never nest, not in slots either.
 */
export const Island = ({
  name,
  props = {},
  slots = [],
}: {
  name: IslandName;
  props?: JsonObject;
  slots?: readonly ComponentChildren[];
}) => (
  <doc-island name={name} data-props={JSON.stringify(props)}>
    {slots.map((slot, index) => (
      <div data-slot={String(index)}>{slot}</div>
    ))}
  </doc-island>
);

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-island': { name: string; 'data-props': string; children?: ComponentChildren };
    }
  }
}
