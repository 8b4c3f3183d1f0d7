import { FEEDBACK_BODY_BYTES } from '#client/contracts/feedback-call.ts';
import { pageOfAddress } from '#worker/page/page-of-address.ts';
import type { SitePaths } from '#worker/page/resolve-path.ts';
import { type BodyLimits, readBody } from '#worker/requests/read-body.ts';
import { buildFeedbackRow, type FeedbackRow } from './feedback-row.ts';
import { formKey } from './form-key.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { bodyKind, parseBody, unprocessable } from './parse-body.ts';

const BODY_LIMITS: BodyLimits = {
  bytes: FEEDBACK_BODY_BYTES,
  tooLarge: {
    detail: `The body may have at most ${FEEDBACK_BODY_BYTES} bytes. Send a shorter comment.`,
    field: 'comment',
  },
};

/** Parses a request into the row to store. Throws a RequestProblem for the first mistake in the request. */
export const parseSubmission = async (
  request: Request,
  { origins, release }: { origins: readonly string[]; release: SitePaths & { id: string } },
): Promise<FeedbackRow> => {
  const { headers } = request;
  const kind = bodyKind(headers);
  const key = idempotencyKey(headers);
  const body = await parseBody(await readBody(request, BODY_LIMITS), headers);
  const pagePath = pageOfAddress(body.url, origins, release);
  if (pagePath === undefined) throw unprocessable('url');
  // Without JavaScript, a form cannot send the user agent in a field.
  const ua = kind === 'form' && body.ua === '' ? (headers.get('User-Agent') ?? '') : body.ua;
  const submission = { pagePath, body: { ...body, ua }, now: new Date() };
  const isRepeatable = kind === 'form' && body.comment !== '';
  const id = key ?? (isRepeatable ? await formKey(submission) : crypto.randomUUID());
  return buildFeedbackRow({ ...submission, id, release: release.id });
};
