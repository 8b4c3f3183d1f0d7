import type { FeedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_BODY_BYTES, IDEMPOTENCY_HEADER } from '#client/contracts/feedback-form.ts';
import { type BodyLimits, readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { pageOfAddress, type SitePaths } from '#worker/model/resolve-path.ts';
import { sha256 } from '#worker/model/text.ts';
import { buildFeedbackRow, type FeedbackRow, isFeedbackId } from './feedback-row.ts';
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

/** Returns the sender's key, or `undefined` if the sender has none, like a plain form. Throws 400 for a malformed key. */
const idempotencyKey = (headers: Headers): string | undefined => {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null) return undefined;
  if (isFeedbackId(key)) return key;
  throw new RequestProblem({
    status: 400,
    title: 'Malformed key',
    detail: `${IDEMPOTENCY_HEADER} must be a UUID, or 8 to 128 letters, digits, dots, hyphens, tildes and underscores that begin with a letter or digit.`,
    field: IDEMPOTENCY_HEADER,
  });
};

interface FormSubmission {
  pagePath: PagePath;
  body: Pick<FeedbackBody, 'answer' | 'comment' | 'ua'>;
  now: Date;
}

/**
 * The key of a plain form with a comment. A form cannot bring a key, because all readers get the same page. The same content in
 * the same hour has the same key, so a comment that is sent twice is stored once. The sender's address is not part of it. An
 * answer without a comment has no such key, because other readers give the same one.
 */
const formKey = ({ pagePath, body, now }: FormSubmission): Promise<string> => {
  const { answer, comment, ua } = body;
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  return sha256(JSON.stringify([pagePath, answer, comment, ua, hour]));
};
