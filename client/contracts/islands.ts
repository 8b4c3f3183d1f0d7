import type { IslandName } from '../islands/names.ts';

/** What the Worker hands to each island, as JSON in `data-props`. */
export interface IslandProps {
  feedback: {
    /** Address of the page that the feedback is about: its canonical link. */
    url: string;
  };
  'version-selector': {
    /** e.g. `Node.js` */
    sdkLabel: string;
    /** Path of the latest version, e.g. `/docs/reference/nodejs`; the others lie below it. */
    basePath: string;
    /** In any order, e.g. `['v0', 'v1']`. */
    versions: readonly string[];
    currentVersion: string;
  };
}

/** A compile error here means that a name has no props, or props have no name. */
type Complete = keyof IslandProps extends IslandName
  ? IslandName extends keyof IslandProps
    ? true
    : never
  : never;
true satisfies Complete;
