import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { Deployment } from './cloudflare-platform.ts';
import { faultsOf, otherRelease } from './prove-release.ts';
import type { ReleaseRecord } from './release-bundle.ts';
import {
  describeLive,
  describeRelease,
  formerRelease,
  type History,
  note,
  type Switch,
} from './release-history.ts';
import { failureOf, type Run, waitUntilRight } from './run.ts';

interface Change extends Run {
  /** What readers had when the run started. */
  history: History;
  target: Omit<Switch, 'from' | 'state'>;
  /** What this switch takes back from readers. */
  leaves?: Switch | undefined;
  record: ReleaseRecord;
}

/**
 * Gives a version to readers and proves it where they find it. A command can fail after it has worked, so the platform is
 * asked what is live. Rejects with {@link RunbookError} unless the version is live and whole.
 */
export const switchTo = async (change: Change): Promise<void> => {
  const { platform, target, leaves, record, progress } = change;
  const { release, version, origin } = target;
  await note(change, ...(leaves ? [leaves] : []), { ...target, state: 'switching' });
  const isFirst = await requireUntouched(change);
  const failure = isFirst ? undefined : await failureOf(platform.makeLive(version, `release ${release}`));
  const from = await requireLive(change, failure);
  progress(`readers have release ${release}`);
  const fault = origin && (await faultsOf(record, origin, change));
  if (fault) throw await takeBack(change, fault);
  await note(change, { ...target, from, state: 'live' });
  if (origin) progress(`${origin}: all pages and assets are right`);
  else progress('its address is unknown, so it was not checked', '!');
};

/** The list of deployments may show a change late, so one that is not newer proves nothing. */
const isNewer = (deployment: Deployment | undefined, { live }: History): boolean =>
  (deployment?.time ?? '') > (live?.time ?? '');

/** Rejects if readers got another version since the run started. Resolves to `true` if the version is the account's first. */
const requireUntouched = async (change: Change): Promise<boolean> => {
  const [now] = await change.platform.deployments();
  if (!isNewer(now, change.history)) return false;
  if (now?.versionId === change.target.version) return true;
  throw overtaken(change, now);
};

/** Looks again who was first, because another run may have switched since the last look. Resolves to the time of the switch. */
const requireLive = async (change: Change, failure: string | undefined): Promise<string | undefined> => {
  const { platform, history, target, progress } = change;
  let newest: readonly Deployment[] = [];
  const look = async () => {
    newest = await platform.deployments();
    return isNewer(newest[0], history) ? undefined : 'Cloudflare does not report the switch';
  };
  const fault = await (failure ? look() : waitUntilRight(look, change));
  if (fault) {
    const other = target.origin ? await otherRelease(target.release, target.origin, platform.ask) : '';
    if (other === undefined) return undefined; // readers have it, and the list will say so
    const readers = other ? `At their address, ${other}.` : 'Readers may have it.';
    throw new RunbookError('notLive', `${failure ?? `${fault}.`} ${readers}`);
  }
  const [now, before] = newest;
  if (now?.versionId !== target.version) throw overtaken(change, now);
  if (isNewer(before, history))
    progress(
      `it replaced version ${before?.versionId}, which another run gave readers at ${before?.time}: npm run rollback -- --list`,
      '!',
    );
  return now.time;
};

/** Gives readers back what they had if that was whole, unless another run has given them something else. */
const takeBack = async (change: Change, fault: string): Promise<RunbookError> => {
  const { platform, history, target } = change;
  const { release, version } = target;
  const [now] = await platform.deployments();
  if (isNewer(now, history) && now?.versionId !== version) return overtaken(change, now);
  const before = history.switches.findLast(
    (line) => line.version === history.live?.versionId && line.state === 'live',
  );
  const failure =
    before && (await failureOf(platform.makeLive(before.version, `back from release ${release}`)));
  await note(change, { ...target, from: now?.time, state: 'taken back' });
  if (before && !failure) {
    const [back] = await platform.deployments();
    await note(change, { ...before, from: back?.time });
    const readers = `Readers have ${describeRelease(before)} again, which was whole.`;
    return new RunbookError('takenBack', `release ${release}: ${fault}. ${readers}`);
  }
  const whole = formerRelease(history, release);
  return new RunbookError(
    'liveNotWhole',
    `release ${release}: ${fault}.${failure ? ` Going back failed: ${failure}` : ''}`,
    whole && `Go to the last release that was whole: npm run rollback -- ${whole.release}`,
  );
};

const overtaken = ({ history, target }: Change, now: Deployment | undefined): RunbookError =>
  new RunbookError(
    'overtaken',
    `another run or the dashboard gave readers ${describeLive({ ...history, live: now })} while this run prepared release ${target.release}, which readers do not have.`,
  );
