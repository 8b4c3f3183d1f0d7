import * as v from 'valibot';
import { SEARCH_API_PATH } from '#client/contracts/search.ts';
import { readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';

const BODY_BYTES = 64 * 1024;
const REQUESTS = 50;

/** The fields of a request, as they came. */
export type Fields = Readonly<Record<string, unknown>>;

const fields = v.record(v.string(), v.unknown(), 'must be an object');
const jsonObject = v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), fields);
const several = v.pipe(
  v.array(fields, 'must be a list'),
  v.maxLength(REQUESTS, `may have at most ${REQUESTS} items`),
);

/** Reads the body of a call for one query. The content type is ignored, because clients send several for the same JSON. */
export const readFields = async (request: Request): Promise<Fields> => flat(await readObject(request));

/** Reads the body of a call for several queries. */
export const readRequests = async (request: Request): Promise<Fields[]> => {
  const { requests } = await readObject(request);
  return parsed(several, requests, 'requests').map(flat);
};

const readObject = async (request: Request): Promise<Fields> =>
  parsed(jsonObject, new TextDecoder().decode(await readBody(request, { bytes: BODY_BYTES })) || '{}');

/** Version 4 of the provider's client sends parameters as a URL-encoded text called `params`, version 5 as fields. */
const flat = ({ params, ...rest }: Fields): Fields =>
  typeof params === 'string'
    ? { ...rest, ...Object.fromEntries(new URLSearchParams(params)) }
    : { ...rest, ...parsed(v.optional(fields, {}), params, 'params') };

/** A request that cannot be answered. `detail` names the wrong parameter and what it must be. */
export const badRequest = (detail: string): RequestProblem =>
  new RequestProblem({ status: 400, title: 'Bad request', detail });

/** Parses a value with a schema. Throws 400 with the path of the first problem, below `name`. */
export const parsed = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name = '',
): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const path = [name, v.getDotPath(issues[0])].filter(Boolean).join('.');
  throw badRequest(`${path || 'The body'} ${issues[0].message}.`);
};

/** `true` for the addresses that the provider's clients call. */
export const isProviderPath = (path: string): boolean => path.startsWith(`${SEARCH_API_PATH}/1/`);

/** Answers with an error as the provider's clients expect it. */
export const providerError = ({ options }: RequestProblem): Response => {
  const { status, detail, headers = {} } = options;
  return Response.json({ message: detail, status }, { status, headers });
};
