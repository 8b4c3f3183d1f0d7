import { RequestProblem } from './request-problem.ts';

export interface SameSite {
  /** The origins whose pages may send the request. */
  origins: readonly string[];
  /** The detail of the 403. */
  refusal: string;
}

/**
 * Throws 403 for requests from pages of other sites. A browser says where a request comes from, and a page cannot change
 * what it says. Clients that are not browsers say nothing and pass.
 */
export const requireSameSite = (headers: Headers, { origins, refusal }: SameSite): void => {
  const site = headers.get('Sec-Fetch-Site') ?? 'none';
  const origin = headers.get('Origin');
  const isOurs = site === 'same-origin' || site === 'none';
  if (isOurs && (origin === null || origins.includes(origin))) return;
  throw new RequestProblem({
    status: 403,
    title: 'Another site',
    detail: refusal,
    field: isOurs ? 'Origin' : 'Sec-Fetch-Site',
  });
};
