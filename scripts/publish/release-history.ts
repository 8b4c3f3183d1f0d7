import * as v from 'valibot';
import type { Deployment, Platform } from './platform.ts';

const HISTORY_PREFIX = 'history/';

const SwitchSchema = v.object({
  release: v.string(),
  version: v.string(),
  /** git's name for the tree that was built. */
  commit: v.optional(v.string()),
  /** The origin at which readers find the version when it is live. */
  origin: v.optional(v.string()),
  /** Since when readers have had it, by the platform's clock. */
  from: v.optional(v.string()),
  /** The version that this switch took back from readers. */
  leaves: v.optional(v.string()),
  /** `live` if readers found it whole. A run that was killed leaves `switching`. */
  state: v.picklist(['switching', 'live', 'taken back']),
});

/** What KV keeps of each switch, under a key of its own. */
export type Switch = v.InferOutput<typeof SwitchSchema>;

export interface History {
  /** What readers have, as the platform says. */
  live: Deployment | undefined;
  /** Oldest first. */
  switches: readonly (Switch & { key: string })[];
  /** The last switch to each release, with what became of the release. Newest first. */
  releases: readonly Switch[];
}

export const readHistory = async ({ deployments, store }: Platform): Promise<History> => {
  const [[live], keys] = await Promise.all([deployments(), store.list(HISTORY_PREFIX)]);
  const texts = await store.get(keys);
  const switches = [...texts]
    .flatMap(([key, text]) => {
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), SwitchSchema), text);
      return success ? [{ ...output, key }] : [];
    })
    // Two runs at once may have taken the same number.
    .sort((a, b) => numberOf(a.key) - numberOf(b.key) || ((a.from ?? '9') < (b.from ?? '9') ? -1 : 1));
  return { live, switches, releases: releasesOf(switches) };
};

const numberOf = (key: string): number => Number.parseInt(key.slice(HISTORY_PREFIX.length), 10);

/** The key of the next switch, or of a later one. */
export const switchKey = ({ switches }: History, version: string, later = 0): string => {
  const number = Math.max(0, ...switches.map(({ key }) => numberOf(key))) + 1 + later;
  return `${HISTORY_PREFIX}${String(number).padStart(6, '0')}-${version}`;
};

const releasesOf = (switches: readonly Switch[]): Switch[] => {
  const releases = new Map<string, Switch>();
  for (const change of switches) {
    const { release, state, leaves } = change;
    if (state !== 'switching' || !releases.has(release)) {
      releases.delete(release); // a map keeps the order in which keys were added
      releases.set(release, { ...change });
    }
    const left = switches.find(({ version }) => version === leaves);
    const former = state !== 'taken back' && releases.get(left?.release ?? '');
    if (former) former.state = 'taken back';
  }
  return [...releases.values()].reverse();
};

/** The last switch to the version that readers have; `undefined` if somebody made it live in the dashboard. */
export const liveSwitch = ({ live, switches }: History): Switch | undefined =>
  switches.findLast(({ version }) => version === live?.versionId);

/** The last release that readers found whole and that was not taken back, besides `present`. */
export const formerRelease = ({ releases }: History, present: string | undefined): Switch | undefined =>
  releases.find(({ release, state }) => state === 'live' && release !== present);

/** A line about a release, for operators. */
export const describeRelease = ({ release, from, commit, state }: Switch): string => {
  const facts = [
    from === undefined ? '' : `live from ${from}`,
    commit === undefined ? '' : `built from ${commit.replace('-dirty', ' with changes')}`,
    { live: '', switching: 'never proven', 'taken back': 'taken back' }[state],
  ];
  return `${release} (${facts.filter(Boolean).join(', ') || 'unknown'})`;
};

/** What readers have, with the time that the platform knows. */
export const describeLive = (history: History): string => {
  const { live, releases } = history;
  if (live?.split) return `several versions, from ${live.time}: ${live.split}`;
  const known = liveSwitch(history);
  const state = releases.find(({ release }) => release === known?.release)?.state ?? 'live';
  return known
    ? describeRelease({ ...known, state, ...(live && { from: live.time }) })
    : `version ${live?.versionId} (live from ${live?.time}, not made live by these commands)`;
};

/** A list with one line for each release, newest first. The star marks what readers have. */
export const releaseList = (history: History): string => {
  const { live, releases } = history;
  if (!live) return 'Nothing has been deployed yet.';
  const present = live.split ? undefined : liveSwitch(history)?.release;
  const others = releases.filter(({ release }) => release !== present).map(describeRelease);
  return [`* ${describeLive(history)}`, ...others.map((line) => `  ${line}`)].join('\n');
};
