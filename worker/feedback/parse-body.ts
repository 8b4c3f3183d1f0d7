import * as v from 'valibot';
import { type FeedbackBody, feedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_ANSWER_VALUES } from '#client/contracts/feedback-form.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';

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
export const parseBody = async (bytes: Uint8Array, headers: Headers): Promise<FeedbackBody> => {
  const values = bodyKind(headers) === 'json' ? parseJson(bytes) : await parseForm(bytes, headers);
  const parsed = v.safeParse(feedbackBody, values);
  if (parsed.success) return parsed.output;
  throw unprocessable(v.getDotPath(parsed.issues[0]) ?? undefined);
};

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new RequestProblem({ status: 400, title: 'Not JSON', detail: 'The body must be JSON in UTF-8.' });
  }
};

/** Forms send each line break as two characters. A repeated field becomes a list, and the schema rejects lists. */
const parseForm = async (bytes: Uint8Array, headers: Headers): Promise<unknown> => {
  const form = await new Response(bytes, { headers: { 'Content-Type': headers.get('Content-Type') ?? '' } })
    .formData()
    .catch(() => Promise.reject(notAForm()));
  const names = [...new Set(form.keys())];
  return Object.fromEntries(names.map((name) => [name, single(form.getAll(name).map(withPlainLineBreaks))]));
};

const single = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : values);

const withPlainLineBreaks = (value: File | string) =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

const notAForm = () =>
  new RequestProblem({
    status: 400,
    title: 'Not a form',
    detail: 'The body does not match its content type.',
  });

const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['url', 'url must be the address of a page of this site, with at most 2048 characters.'],
  ['ua', 'ua must be a string: the user agent.'],
  ['comment', 'comment must be a string. It may be empty.'],
  ['answer', `answer must be one of ${FEEDBACK_ANSWER_VALUES.join(', ')}.`],
]);
const FIELD_CHARACTERS = 64;

/** Builds the 422 for a field that is missing or wrong. If `field` is not one of the four fields, the sender made up its name. */
export const unprocessable = (field = 'body'): RequestProblem =>
  new RequestProblem({
    status: 422,
    title: 'Not the expected fields',
    detail: EXPECTED.get(field) ?? 'The body must have exactly the fields url, ua, comment and answer.',
    field: field.slice(0, FIELD_CHARACTERS),
  });
