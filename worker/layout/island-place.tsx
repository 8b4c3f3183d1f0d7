import type { IslandProps } from '#client/contracts/islands.ts';
import type { IslandName } from '#client/islands/names.ts';
import { placeIsland } from '../render/places.ts';

/** Where an island of the shell stands. Its own React root is rendered separately and put in its place. */
export const IslandPlace = <Name extends IslandName>({
  name,
  props,
}: {
  name: Name;
  props: IslandProps[Name];
}) => <>{placeIsland(name, props)}</>;
