import type { IslandName } from './island-names.ts';

export interface VersionOption {
  /** The version, e.g. `v0`. */
  version: string;
  href: string;
  isLatest: boolean;
  /** `true` when the link leads to the same subject, `false` when it leads to the start of that version. */
  isCounterpart: boolean;
  /** The anchors of the same sections in that version, as `data-sections` of a link lists them. */
  sections: string;
}

/** The props that the Worker passes to each island, as JSON in `data-props`. */
export interface IslandProps {
  feedback: {
    /** The canonical link of the page that the feedback is about. */
    url: string;
  };
  'version-selector': {
    /** The SDK's label, e.g. `Node.js`. */
    sdkLabel: string;
    currentVersion: string;
    /** The versions of the SDK, newest first. */
    options: readonly VersionOption[];
  };
  'keyboard-help': Record<string, never>;
}

/** A compile error here means that an island has no props, or that props belong to no island. */
type Complete = keyof IslandProps extends IslandName
  ? IslandName extends keyof IslandProps
    ? true
    : never
  : never;
true satisfies Complete;
