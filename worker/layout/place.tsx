import type { IslandProps } from '#client/contracts/islands.ts';
import type { IslandName } from '#client/islands/names.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-place': { name: string; 'data-props'?: string };
    }
  }
}

/** Where finished HTML is put in after React has rendered the shell. */
export const Place = ({ name }: { name: string }) => <doc-place name={name} />;

/** Where an island of the shell stands. It is a React root of its own, here and in the browser. */
export const IslandPlace = <Name extends IslandName>(island: { name: Name; props: IslandProps[Name] }) => (
  <doc-place name={island.name} data-props={JSON.stringify(island.props)} />
);
