import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '#scripts/publish/platform.ts';
import { mapLimited } from '#worker/requests/map-limited.ts';
import { SPREAD_PAUSES_MS } from './put-verified.ts';
import { answerChecks, type Check, releaseCheck } from './release-checks.ts';
import type { VersionRecord } from './release-record.ts';

interface Proof {
  ask: Platform['ask'];
  /** The origin at which the release should answer. */
  origin: string;
  progress: (line: string) => void;
  pausesMs?: readonly number[] | undefined;
}

const AT_ONCE = 8;

/**
 * Asks the Worker at `origin` for its release, and then for all of its pages, their Markdown, and its assets. What is wrong
 * is asked again for as long as the platform may take to spread changes. Resolves to what is still wrong then.
 */
export const faultsOf = async (
  record: VersionRecord,
  { ask, origin, progress, pausesMs = SPREAD_PAUSES_MS }: Proof,
): Promise<string | undefined> => {
  const release = releaseCheck(record, origin, ask);
  let open: readonly Check[] = answerChecks(record, origin, ask);
  let fault: string | undefined;
  for (const [attempt, pauseMs] of [0, ...pausesMs].entries()) {
    if (attempt > 0) progress(`${origin}: ${fault}; trying again in ${pauseMs / 1000} s`);
    await pause(pauseMs);
    fault = await release();
    if (fault) continue; // another release answers, so its pages prove nothing
    const faults = await failing(open);
    open = faults.map(({ check }) => check);
    if (open.length === 0) return undefined;
    fault = `${faults[0]?.fault}${open.length > 1 ? `, and ${open.length - 1} more` : ''}`;
  }
  return fault;
};

const failing = async (checks: readonly Check[]) => {
  const checked = await mapLimited(checks, AT_ONCE, async (check) => ({ check, fault: await check() }));
  return checked.filter(({ fault }) => fault !== undefined);
};
