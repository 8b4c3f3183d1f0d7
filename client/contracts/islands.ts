export interface VersionOption {
  /** The version, such as `v0`. */
  version: string;
  href: string;
  isLatest: boolean;
  /** `true` if the link leads to the same subject, `false` if it leads to the start of that version. */
  isCounterpart: boolean;
  /** The differences between anchors in that version, in the format of a link's `data-sections`. */
  sections?: string | undefined;
}

/** The props that the Worker passes to each island, as JSON in `data-props`. */
export interface IslandProps {
  feedback: Record<string, never>;
  'version-selector': {
    /** The SDK's label, such as `Node.js`. */
    sdkLabel: string;
    currentVersion: string;
    /** The versions of the SDK, newest first. */
    options: readonly VersionOption[];
  };
  'keyboard-help': Record<string, never>;
}

/** A compile error here means that an island has no entry in `IslandProps`, or that an entry belongs to no island. */
type Complete = keyof IslandProps extends IslandName
  ? IslandName extends keyof IslandProps
    ? true
    : never
  : never;
true satisfies Complete;

/** The names of all islands. `components.ts` has one entry for each name. */
export const ISLAND_NAMES = ['feedback', 'version-selector', 'keyboard-help'] as const;
export type IslandName = (typeof ISLAND_NAMES)[number];
