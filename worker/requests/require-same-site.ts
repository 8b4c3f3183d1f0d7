import { FeedbackProblem } from './request-problem.ts';

/**
 * A browser says where a request comes from, and a page of another site cannot change what it says.
 * Clients that are not browsers say nothing and pass. Throws 403.
 */
export const requireSameSite = (headers: Headers, origins: readonly string[]): void => {
  const site = headers.get('Sec-Fetch-Site') ?? 'none';
  const origin = headers.get('Origin');
  const isOurs = site === 'same-origin' || site === 'none';
  if (isOurs && (origin === null || origins.includes(origin))) return;
  throw new FeedbackProblem({
    status: 403,
    title: 'Another site',
    detail: 'Feedback is taken only from pages of this site.',
    field: isOurs ? 'Origin' : 'Sec-Fetch-Site',
  });
};
