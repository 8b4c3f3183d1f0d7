import { RequestProblem } from './request-problem.ts';

interface SameSite {
  /** The origins whose pages may send the request. */
  origins: readonly string[];
  /** The detail of the 403. */
  refusal: string;
}

/**
 * Throws 403 for requests from pages of other sites. Browsers name the source of a request in headers that a page cannot
 * change. Clients that are not browsers do not send these headers, and they pass.
 */
export const requireSameSite = (headers: Headers, { origins, refusal }: SameSite): void => {
  const site = headers.get('Sec-Fetch-Site') ?? 'none';
  const origin = headers.get('Origin');
  const isOurs = site === 'same-origin' || site === 'none';
  if (isOurs && (origin === null || origins.includes(origin))) return;
  throw new RequestProblem({
    status: 403,
    title: 'Not from this site',
    detail: refusal,
    field: isOurs ? 'Origin' : 'Sec-Fetch-Site',
  });
};
