import type { IslandName } from './island-names.ts';

export interface VersionOption {
  /** e.g. `v0` */
  version: string;
  href: string;
  isLatest: boolean;
  /** Whether it leads to the same subject; else to the start of that version. */
  isCounterpart: boolean;
  /** Anchors that lead on to the same section there, as the links' `data-sections`. */
  sections: string;
}

/** What the Worker hands to each island, as JSON in `data-props`. */
export interface IslandProps {
  feedback: {
    /** Address of the page that the feedback is about: its canonical link. */
    url: string;
  };
  'version-selector': {
    /** e.g. `Node.js` */
    sdkLabel: string;
    currentVersion: string;
    /** Newest first. */
    options: readonly VersionOption[];
  };
  'keyboard-help': Record<string, never>;
}

/** A compile error here means that a name has no props, or props have no name. */
type Complete = keyof IslandProps extends IslandName
  ? IslandName extends keyof IslandProps
    ? true
    : never
  : never;
true satisfies Complete;
