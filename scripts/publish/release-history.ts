import * as v from 'valibot';
import type { Deployment, Platform } from './cloudflare-platform.ts';
import { failureOf, type Run } from './run.ts';

const HISTORY_PREFIX = 'history/';

const SwitchSchema = v.object({
  /** Empty if a rollback left a version that the history did not have yet. */
  release: v.string(),
  version: v.string(),
  /** git's name for the tree that was built. */
  commit: v.optional(v.string()),
  /** The origin at which readers find the version when it is live. */
  origin: v.optional(v.string()),
  /** Since when readers have had it, by the platform's clock. */
  from: v.optional(v.string()),
  /** `live` if readers found it whole. A run that was killed leaves `switching`. */
  state: v.picklist(['switching', 'live', 'taken back']),
});

/** A line of the history: what readers got, or what was taken back from them. KV keeps each under a key of its own. */
export type Switch = v.InferOutput<typeof SwitchSchema>;

export interface History {
  /** What readers have, as the platform reports. */
  live: Deployment | undefined;
  /** Oldest first. */
  switches: Switch[];
  /** The number of the last switch. */
  count: number;
}

export const readHistory = async ({ deployments, store }: Platform): Promise<History> => {
  const [[live], keys] = await Promise.all([deployments(), store.list(HISTORY_PREFIX)]);
  const lines = [...(await store.get(keys))]
    .flatMap(([key, text]) => {
      const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), SwitchSchema), text);
      return success ? [{ number: Number.parseInt(key.slice(HISTORY_PREFIX.length), 10), line: output }] : [];
    })
    // Two runs at once may have taken the same number.
    .sort((a, b) => a.number - b.number || ((a.line.from ?? '9') < (b.line.from ?? '9') ? -1 : 1));
  const switches = lines.map(({ line }) => line);
  // The list of KV may lack the last line for a minute, so the number of that line stays free.
  const isComplete = !live || switches.some(({ version }) => version === live?.versionId);
  return { live, switches, count: (lines.at(-1)?.number ?? 0) + (isComplete ? 0 : 1) };
};

/** Adds lines to the history. Readers get a release even if they cannot be written. */
export const note = async (
  { platform: { store }, history, progress }: Run & { history: History },
  ...lines: readonly Switch[]
): Promise<void> => {
  const values = new Map<string, string>();
  for (const line of lines) {
    const last = history.switches.at(-1);
    // The outcome of a switch replaces its beginning.
    if (last?.version === line.version && last.state === 'switching') history.switches.pop();
    else history.count += 1;
    history.switches.push(line);
    const number = String(history.count).padStart(6, '0');
    values.set(`${HISTORY_PREFIX}${number}-${line.version}`, JSON.stringify(line));
  }
  const failure = await failureOf(store.put(values));
  if (failure) progress(`the history does not have this switch (${failure})`, '!');
};

/** The last line of each release, newest first. */
export const releasesOf = ({ switches }: History): Switch[] => {
  const releases = new Map<string, Switch>();
  for (const line of switches) {
    const named = line.release
      ? line
      : switches.find((other) => other.release && other.version === line.version);
    // A switch that was killed reports nothing new about a release that is known.
    if (!named || (line.state === 'switching' && releases.has(named.release))) continue;
    releases.delete(named.release); // a map keeps the order in which keys were added
    releases.set(named.release, { ...named, state: line.state });
  }
  return [...releases.values()].reverse();
};

/** The last line about the version that readers have; `undefined` if the dashboard gave it to them. */
export const liveSwitch = ({ live, switches }: History): Switch | undefined =>
  switches.findLast(({ release, version }) => release && version === live?.versionId);

/** The last release that readers found whole and that was not taken back, besides `present`. */
export const formerRelease = (history: History, present: string | undefined): Switch | undefined =>
  releasesOf(history).find(({ release, state }) => state === 'live' && release !== present);

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
  const { versionId, time = '', split } = history.live ?? {};
  if (split) return `several versions, from ${time}: ${split}`;
  const known = liveSwitch(history);
  return known
    ? describeRelease({ ...known, from: time })
    : `version ${versionId} (live from ${time}, not made live by these commands)`;
};

/** A list with one line for each release, newest first. The star marks what readers have. */
export const releaseList = (history: History): string => {
  if (!history.live) return 'Nothing has been deployed yet.';
  const present = history.live.split ? undefined : liveSwitch(history)?.release;
  const others = releasesOf(history).filter(({ release }) => release !== present);
  return [`* ${describeLive(history)}`, ...others.map((line) => `  ${describeRelease(line)}`)].join('\n');
};
