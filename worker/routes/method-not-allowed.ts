import { plainResponse } from './text-response.ts';

/** Answers 405 outside the API. */
export const methodNotAllowed = (): Response =>
  plainResponse('This address does not accept this method.', 405, { Allow: 'GET, HEAD' });
