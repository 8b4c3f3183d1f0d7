import { OperatorError } from '#scripts/terminal/operator.ts';
import { untilLive } from './live-release.ts';

/** Checks over HTTP that the release answers and can read its pages. Rejects with {@link OperatorError} if not. */
export const checkLive = async (origin: string, releaseId: string): Promise<void> => {
  const address = `${origin}/docs`;
  try {
    await untilLive(origin, releaseId);
    const { status } = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (status === 200) return;
    throw new Error(`it answers ${status}`);
  } catch (error) {
    throw new OperatorError(
      `Release ${releaseId} was deployed, but ${address} is not as it should be: ${error instanceof Error ? error.message : error}`,
      `Look at ${address} and at: npx wrangler tail. Back to the release before: npm run rollback`,
    );
  }
};
