import { setTimeout as pause } from 'node:timers/promises';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { type Deployment, type Run, SPREAD_PAUSES_MS } from './platform.ts';
import { faultsOf, otherRelease } from './prove-release.ts';
import type { ReleaseRecord } from './release-bundle.ts';
import {
  describeLive,
  describeRelease,
  formerRelease,
  type History,
  liveSwitch,
  type Switch,
  switchKey,
} from './release-history.ts';

interface Change extends Run {
  /** What readers had when the run started. */
  history: History;
  target: { [Field in 'release' | 'version']: string } & {
    [Field in 'commit' | 'origin' | 'leaves']?: string | undefined;
  };
  record: ReleaseRecord;
  /** `true` if it is better to switch without a history than not at all. */
  isRescue?: boolean;
}

/**
 * Gives a version to readers and proves it where they find it. A command can fail after it has worked, so the platform is
 * asked what is live. Rejects with {@link RunbookError} unless the version is live and whole.
 */
export const switchTo = async (change: Change): Promise<void> => {
  const { platform, target, record, progress } = change;
  const { release, version, origin } = target;
  await note(change, { ...target, state: 'switching' });
  const isFirst = await requireUntouched(change);
  const switching = isFirst ? undefined : await failureOf(platform.makeLive(version, `release ${release}`));
  const from = (await requireLive(change, switching))?.time;
  progress(`readers have release ${release}`);
  const fault = origin && (await faultsOf(record, origin, change));
  if (fault) throw await failed(change, fault);
  await note({ ...change, isRescue: true }, { ...target, from, state: 'live' });
  if (origin) progress(`${origin}: all pages and assets are right`);
  else progress('its address is unknown, so it was not checked', '!');
};

/** Writes a line of the history. */
const note = async (
  { platform, history, progress, isRescue }: Change,
  line: { [Field in keyof Switch]?: Switch[Field] | undefined } & { version: string },
  later = 0,
): Promise<void> => {
  const writing = platform.store.put(
    new Map([[switchKey(history, line.version, later), JSON.stringify(line)]]),
  );
  const failure = await failureOf(writing, isRescue);
  if (failure) progress(`the history does not have this switch (${failure})`, '!');
};

const failureOf = (work: Promise<void>, isCaught = true): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (isCaught) return error instanceof Error ? error.message : String(error);
      throw error;
    },
  );

/** The list of deployments may show a change late, so one that is not newer says nothing. */
const isNewer = (deployment: Deployment | undefined, { live }: History): boolean =>
  (deployment?.time ?? '') > (live?.time ?? '');

/** Rejects if readers got another version since the run started. Resolves to `true` if the version is the account's first. */
const requireUntouched = async (change: Change): Promise<boolean> => {
  const { platform, history, target } = change;
  const [now] = await platform.deployments();
  if (!isNewer(now, history)) return false;
  if (now?.versionId === target.version) return true;
  throw overtaken(change, now);
};

/** Looks again who was first, because another run may have switched since the last look. */
const requireLive = async (change: Change, failure: string | undefined): Promise<Deployment | undefined> => {
  const { platform, history, target, progress, pausesMs = SPREAD_PAUSES_MS } = change;
  for (const pauseMs of failure === undefined ? [0, ...pausesMs] : [0]) {
    await pause(pauseMs);
    const [now, before] = await platform.deployments();
    if (!isNewer(now, history)) continue;
    if (now?.versionId !== target.version) throw overtaken(change, now);
    if (isNewer(before, history))
      progress(
        `it replaced version ${before?.versionId}, which another run gave readers at ${before?.time}: npm run rollback -- --list`,
        '!',
      );
    return now;
  }
  const fault = target.origin ? await otherRelease(target.release, target.origin, platform.ask) : '';
  if (fault === undefined) return undefined; // readers have it, and the list will say so
  const readers = fault ? `At their address, ${fault}.` : 'Readers may have it.';
  throw new RunbookError('notLive', `${failure ?? 'Cloudflare does not report it.'} ${readers}`);
};

/** Gives readers back what they had if that was whole, unless another run has given them something else. */
const failed = async (change: Change, fault: string): Promise<RunbookError> => {
  const { platform, history, target } = change;
  const [now] = await platform.deployments();
  if (isNewer(now, history) && now?.versionId !== target.version) return overtaken(change, now);
  const { version } = liveSwitch(history) ?? {};
  const before = history.switches.findLast((past) => past.version === version && past.state === 'live');
  const failure = before
    ? await failureOf(platform.makeLive(before.version, `back from release ${target.release}`))
    : '';
  await note({ ...change, isRescue: true }, { ...target, from: now?.time, state: 'taken back' });
  if (before && failure === undefined) {
    const [back] = await platform.deployments();
    const { key: _, leaves: __, ...again } = before;
    await note({ ...change, isRescue: true }, { ...again, from: back?.time }, 1);
    const now = `Readers have ${describeRelease(before)} again, which was whole.`;
    return new RunbookError('takenBack', `release ${target.release}: ${fault}. ${now}`);
  }
  const whole = formerRelease(history, target.release);
  return new RunbookError(
    'liveNotWhole',
    `release ${target.release}: ${fault}.${failure ? ` Going back failed: ${failure}` : ''}`,
    whole && `Go to the last release that was whole: npm run rollback -- ${whole.release}`,
  );
};

const overtaken = ({ history, target }: Change, now: Deployment | undefined): RunbookError =>
  new RunbookError(
    'overtaken',
    `another run or the dashboard gave readers ${describeLive({ ...history, live: now })} while this run prepared release ${target.release}, which readers do not have.`,
  );
