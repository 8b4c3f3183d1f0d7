import type { IslandName } from '#client/contracts/island-names.ts';
import type { IslandProps } from '#client/contracts/islands.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-place': { name: string; 'data-props'?: string };
    }
  }
}

/** Parts of the shell that many pages share, and all that each depends on. */
export interface ShellPartProps {
  'top-bar': { href: string };
  'site-footer': { year: number };
  'language-choice': Record<never, never>;
  /** Links of a group that are not the current page: from the first index up to the second, as `slice` has it. */
  'menu-items': { menu: string; group: number; from: number; to: number };
}

/** Where finished HTML is put in after React has rendered the shell. */
export const Place = ({ name }: { name: string }) => <doc-place name={name} />;

/** Where an island of the shell stands. It is a React root of its own, here and in the browser. */
export const IslandPlace = <Name extends IslandName>(island: { name: Name; props: IslandProps[Name] }) => (
  <doc-place name={island.name} data-props={JSON.stringify(island.props)} />
);

/** Where a part stands that was rendered for another page already. */
export const ShellPart = <Name extends keyof ShellPartProps>(part: {
  name: Name;
  props: ShellPartProps[Name];
}) => <doc-place name={part.name} data-props={JSON.stringify(part.props)} />;
