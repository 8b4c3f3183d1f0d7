import { setTimeout as wait } from 'node:timers/promises';
import { VERSION_HEADER } from './worker/version-header.ts';

/** Together, these pauses are longer than wrangler takes to notice that its runtime has crashed and to start another one. */
const RETRY_DELAYS_MS = [200, 300, 1_000, 3_000];
/** An answer with one of these statuses comes from the Worker, or says why it cannot be loaded. Any other answer is wrangler's own. */
const WORKERS_HEADERS = ['content-security-policy', VERSION_HEADER];
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
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(`${await origin()}/docs/api/release`, {
        headers: { [VERSION_HEADER]: worker },
        signal,
      });
      const text = await answer.text();
      if (answer.ok && text.includes(`"${release}"`)) return undefined;
      if (answer.ok || WORKERS_HEADERS.some((name) => answer.headers.has(name)))
        return `The Worker does not start. npm start tries again after the next change.\n${text}`;
      throw new Error(text);
    } catch (error) {
      const delay = RETRY_DELAYS_MS[attempt];
      const reason = error instanceof Error ? error.message : String(error);
      if (delay === undefined || signal.aborted)
        return `The Worker does not answer. npm start tries again after the next change. ${reason}`;
      await wait(delay);
    }
  }
};
