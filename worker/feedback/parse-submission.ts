import * as v from 'valibot';
import { type FeedbackBody, feedbackBody } from '#client/contracts/feedback.ts';
import {
  FEEDBACK_ANSWER_VALUES,
  FEEDBACK_BODY_BYTES,
  IDEMPOTENCY_HEADER,
} from '#client/contracts/feedback-form.ts';
import { ownValue } from '#content/own-value.ts';
import { type BodyLimits, readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { pageOfAddress, type SitePaths } from '#worker/model/resolve-path.ts';
import { buildFeedbackRow, contentKey, type FeedbackRow, isFeedbackId } from './feedback-row.ts';

const BODY_LIMITS: BodyLimits = {
  bytes: FEEDBACK_BODY_BYTES,
  tooLarge: {
    detail: `The body may have at most ${FEEDBACK_BODY_BYTES} bytes. Send a shorter comment.`,
    field: 'comment',
  },
};

/** Parses a request into the row to store. Throws a RequestProblem for the first problem of the request. */
export const parseSubmission = async (
  request: Request,
  { origins, release }: { origins: readonly string[]; release: SitePaths & { id: string } },
): Promise<FeedbackRow> => {
  const { headers } = request;
  const kind = bodyKind(headers);
  const key = idempotencyKey(headers);
  const body = await parseBody(await readBody(request, BODY_LIMITS), kind, headers);
  const pagePath = pageOfAddress(body.url, origins, release);
  if (pagePath === undefined) throw unprocessable('url');
  // Without JavaScript, a form cannot send the user agent in a field.
  const ua = kind === 'form' && body.ua === '' ? (headers.get('User-Agent') ?? '') : body.ua;
  const submission = { pagePath, body: { ...body, ua }, now: new Date() };
  const isRepeatable = kind === 'form' && body.comment !== '';
  const id = key ?? (isRepeatable ? await contentKey(submission) : crypto.randomUUID());
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

type BodyKind = 'json' | 'form';

const KINDS: ReadonlyMap<string, BodyKind> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'form'],
]);

/** Returns the kind of body that the content type names. Throws 415 for other content types. */
export const bodyKind = (headers: Headers): BodyKind => {
  const mediaType = headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const kind = KINDS.get(mediaType);
  if (kind) return kind;
  throw new RequestProblem({
    status: 415,
    title: 'Unsupported content type',
    detail: `Content-Type must be one of ${[...KINDS.keys()].join(', ')}.`,
    field: 'Content-Type',
    headers: { 'Accept-Post': [...KINDS.keys()].join(', ') },
  });
};

/**
 * Parses the body according to its content type. Throws 400 if the bytes do not match the content type, and 422 for the
 * first field that is missing or wrong.
 */
const parseBody = async (bytes: Uint8Array, kind: BodyKind, headers: Headers): Promise<FeedbackBody> => {
  const reading = kind === 'json' ? parseJson(bytes) : parseForm(bytes, headers);
  const values = await reading.catch(() => {
    throw new RequestProblem({ status: 400, ...UNREADABLE[kind] });
  });
  const parsed = v.safeParse(feedbackBody, values);
  if (parsed.success) return parsed.output;
  throw unprocessable(v.getDotPath(parsed.issues[0]) ?? undefined);
};

const UNREADABLE = {
  json: { title: 'Not JSON', detail: 'The body must be JSON in UTF-8.' },
  form: { title: 'Not a form', detail: 'The body does not match its content type.' },
};

const parseJson = async (bytes: Uint8Array): Promise<unknown> =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));

/** Forms send each line break as two characters. A repeated field becomes a list, and the schema rejects lists. */
const parseForm = async (bytes: Uint8Array, headers: Headers): Promise<unknown> => {
  const typed = { headers: { 'Content-Type': headers.get('Content-Type') ?? '' } };
  const fields = Map.groupBy(await new Response(bytes, typed).formData(), ([name]) => name);
  return Object.fromEntries(
    [...fields].map(([name, [first, ...more]]) => [
      name,
      more.length > 0 ? fields.get(name) : withPlainLineBreaks(first?.[1]),
    ]),
  );
};

const withPlainLineBreaks = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

const EXPECTED: Readonly<Record<keyof FeedbackBody, string>> = {
  url: 'url must be the address of a page of this site, with at most 2048 characters.',
  ua: 'ua must be a string: the user agent.',
  comment: 'comment must be a string. It may be empty.',
  answer: `answer must be one of ${FEEDBACK_ANSWER_VALUES.join(', ')}.`,
};
const FIELD_CHARACTERS = 64;

/** Builds the 422 for a field that is missing or wrong. If `field` is none of these fields, the sender invented its name. */
const unprocessable = (field = 'body'): RequestProblem =>
  new RequestProblem({
    status: 422,
    title: 'Not the expected fields',
    detail: ownValue(EXPECTED, field) ?? 'The body must have exactly the fields url, ua, comment and answer.',
    field: field.slice(0, FIELD_CHARACTERS),
  });
