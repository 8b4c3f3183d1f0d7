import release from '#release';
import { countLostAddress } from '#worker/lost/count-lost-address.ts';
import { pageOfAddress } from '#worker/page/page-of-address.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { isFromReader } from '#worker/requests/is-from-reader.ts';
import { ownOrigins } from '#worker/requests/own-origins.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import type { RouteContext } from './route.ts';

/** Counts an address without a page once its reader has the answer. A failure is logged, and a sender above the limit is not counted. */
export const countLost = (
  { env, executionCtx, req: { raw: request } }: RouteContext,
  path: PagePath,
): void => {
  const { headers } = request;
  if (!isFromReader(request)) return;
  const count = async () => {
    await requireWithinLimit(env.LOST_LIMIT, headers, {
      title: 'Too many',
      reason: 'Too many were counted.',
    });
    const page = pageOfAddress(headers.get('Referer') ?? '', ownOrigins(request), release);
    await countLostAddress(env.SIGNALS, { path, page }, new Date());
  };
  executionCtx.waitUntil(
    count().catch((error: unknown) => {
      if (!(error instanceof RequestProblem)) console.error('Not counted as lost:', path, error);
    }),
  );
};
