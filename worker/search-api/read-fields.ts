import * as v from 'valibot';
import { readBody } from '#worker/requests/read-body.ts';
import { badRequest, parsed } from './bad-request.ts';

const BODY_BYTES = 64 * 1024;
const REQUESTS = 50;

/** The fields of a request, as they came. */
export type Fields = Readonly<Record<string, unknown>>;

const fields = v.record(v.string(), v.unknown(), 'must be an object');
const several = v.pipe(
  v.array(fields, 'must be a list'),
  v.maxLength(REQUESTS, `may have at most ${REQUESTS} items`),
);

/** Reads the body of a call for one query. The content type is ignored, because clients send several for the same JSON. */
export const readFields = async (request: Request): Promise<Fields> =>
  flat(parsed(fields, await readJson(request)));

/** Reads the body of a call for several queries. */
export const readRequests = async (request: Request): Promise<Fields[]> => {
  const { requests } = parsed(fields, await readJson(request));
  return parsed(several, requests, 'requests').map(flat);
};

const readJson = async (request: Request): Promise<unknown> => {
  const body = await readBody(unpacked(request), { bytes: BODY_BYTES });
  const text = new TextDecoder().decode(body);
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw badRequest('The body must be JSON.');
  }
};

/** The provider's client for servers can pack its requests. The limit is that of the unpacked body. */
const unpacked = ({ headers, body }: Request): Pick<Request, 'headers' | 'body'> =>
  headers.get('Content-Encoding') === 'gzip' && body
    ? { headers, body: body.pipeThrough(new DecompressionStream('gzip')) }
    : { headers, body };

/** Version 4 of the provider's client sends parameters as a URL-encoded text called `params`, version 5 as fields. */
const flat = ({ params, ...rest }: Fields): Fields =>
  typeof params === 'string'
    ? { ...rest, ...Object.fromEntries(new URLSearchParams(params)) }
    : { ...rest, ...parsed(v.optional(fields, {}), params, 'params') };
