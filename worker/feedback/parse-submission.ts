import { readBody } from '#worker/requests/read-body.ts';
import { buildFeedbackRow, type FeedbackRow } from './feedback-row.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { pageOfAddress } from './page-of-address.ts';
import { bodyKind, parseBody, unprocessable } from './parse-body.ts';

/** A request as the row that it asks for. Throws a FeedbackProblem for the first thing that is wrong with it. */
export const parseSubmission = async (
  request: Request,
  { origins, release }: { origins: readonly string[]; release: string },
): Promise<FeedbackRow> => {
  const { headers } = request;
  const kind = bodyKind(headers);
  const id = idempotencyKey(headers);
  const body = await parseBody(await readBody(request), headers);
  const pagePath = pageOfAddress(body.url, origins);
  if (pagePath === undefined) throw unprocessable('url');
  // A form without script cannot name the user agent in a field.
  const ua = kind === 'form' && body.ua === '' ? (headers.get('User-Agent') ?? '') : body.ua;
  return buildFeedbackRow({ id, pagePath, release, body: { ...body, ua }, now: new Date() });
};
