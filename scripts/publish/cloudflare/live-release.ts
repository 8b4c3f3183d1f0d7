const POLL_MS = 60;
const GIVE_UP_MS = 60_000;

/** Resolves when the Worker at `origin` answers with the release; rejects after a minute. */
export const untilLive = async (origin: string, releaseId: string): Promise<void> => {
  const deadline = performance.now() + GIVE_UP_MS;
  while (performance.now() < deadline) {
    if ((await liveRelease(origin)) === releaseId) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The Worker did not answer with release ${releaseId} within ${GIVE_UP_MS / 1000} s.`);
};

const liveRelease = async (origin: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(`${origin}/docs/api/release`, { signal: AbortSignal.timeout(5_000) });
    return ((await answer.json()) as { release?: string }).release;
  } catch {
    return undefined;
  }
};
