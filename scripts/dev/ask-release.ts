import { setTimeout as wait } from 'node:timers/promises';
import { VERSION_HEADER } from './worker/version-header.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 200;
const DEADLINE_MS = 60_000;

interface Question {
  /** The address of `wrangler dev`. */
  origin: () => Promise<string>;
  /** The version of the Worker that is asked. */
  worker: string;
  /** The id of the release that it should have. */
  release: string;
  /** The time for all attempts. A Worker that never answers would otherwise hold up all later changes. */
  deadlineMs?: number;
}

/** Resolves to `undefined` if the Worker answers with the release, and to what went wrong otherwise. Never rejects. */
export const askRelease = async ({
  origin,
  worker,
  release,
  deadlineMs = DEADLINE_MS,
}: Question): Promise<string | undefined> => {
  const signal = AbortSignal.timeout(deadlineMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(`${await origin()}/docs/api/release`, {
        headers: { [VERSION_HEADER]: worker },
        signal,
      });
      const text = await answer.text();
      return answer.ok && text.includes(`"${release}"`)
        ? undefined
        : `The Worker does not start. It is tried again after the next change.\n${text}`;
    } catch (error) {
      // wrangler may just be starting its runtime again.
      if (attempt === ATTEMPTS)
        return `The Worker does not answer. It is asked again after the next change. ${String(error)}`;
      await wait(PAUSE_MS);
    }
  }
};
