import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '#scripts/publish/platform.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { faultsOf } from './prove-release.ts';
import { SPREAD_PAUSES_MS } from './put-verified.ts';
import { describeRelease, type PastVersion } from './release-history.ts';
import type { VersionRecord } from './release-record.ts';

interface Switch {
  platform: Platform;
  versionId: string;
  record: VersionRecord;
  /** The version that readers have; `undefined` before the first deploy. */
  before: PastVersion | undefined;
  /** If readers do not find the whole release, they get back what they had, or keep it. */
  otherwise: 'go back' | 'stay';
  progress: (line: string) => void;
  pausesMs?: readonly number[];
}

/**
 * Gives a version to readers and proves it where they find it. A command can fail after it has worked, so the platform is
 * asked what is live. Rejects with {@link RunbookError} unless the version is live and whole.
 */
export const switchTo = async (change: Switch): Promise<void> => {
  const { platform, versionId, record, progress, pausesMs } = change;
  const failure = await failureOf(platform.makeLive(versionId, `release ${record.release}`));
  await requireLive(change, failure);
  progress(`readers have release ${record.release}`);
  if (!record.origin) return progress('its address is unknown, so it was not checked');
  const proof = { ask: platform.ask, origin: record.origin, progress, pausesMs };
  const fault = await faultsOf(record, proof);
  if (fault) throw await failed(change, fault);
  progress(`${record.origin}: all pages and assets are right`);
};

const failureOf = (work: Promise<void>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The version that readers have, as the platform says. */
const liveVersion = async ({ platform }: Switch): Promise<string | undefined> =>
  (await platform.deployments())[0]?.versionId;

const requireLive = async (change: Switch, failure: string | undefined): Promise<void> => {
  const { versionId, before, pausesMs = SPREAD_PAUSES_MS } = change;
  for (const pauseMs of failure === undefined ? [0, ...pausesMs] : [0]) {
    await pause(pauseMs);
    const live = await liveVersion(change);
    if (live === versionId) return;
    if (live !== before?.versionId) throw overtaken(change, live);
  }
  throw new RunbookError(
    'notLive',
    `${failure ?? 'Cloudflare does not report it.'} Readers see no change.`,
    'Run the same command again.',
  );
};

/** Gives readers back what they had, unless another run has given them something else. */
const failed = async (change: Switch, fault: string): Promise<RunbookError> => {
  const { platform, versionId, record, before, otherwise } = change;
  const live = await liveVersion(change);
  if (live !== versionId) return overtaken(change, live);
  const failure =
    before && otherwise === 'go back'
      ? await failureOf(platform.makeLive(before.versionId, `back from release ${record.release}`))
      : '';
  if (before && failure === undefined) {
    return new RunbookError(
      'takenBack',
      `${fault}. Readers have ${describeRelease(before)} again.`,
      `Look at https://www.cloudflarestatus.com and npx wrangler tail, then run the same command again.`,
    );
  }
  return new RunbookError(
    'liveNotWhole',
    `release ${record.release}: ${fault}.${failure ? ` Rolling back failed: ${failure}` : ''}`,
    before
      ? 'Choose another release: npm run rollback -- --list'
      : 'Run the same command again: npm run deploy',
  );
};

const overtaken = ({ record }: Switch, live: string | undefined): RunbookError =>
  new RunbookError(
    'overtaken',
    `readers have version ${live ?? '(none)'} instead of release ${record.release}. Another run or the dashboard has made it live.`,
    'See what is live: npm run rollback -- --list',
  );
