import { plainResponse } from './plain-response.ts';

/** Answers 405 outside the API. `allow` lists the methods that the address answers to. */
export const methodNotAllowed = (allow: string) => (): Response =>
  plainResponse('This address does not accept this method.', 405, { Allow: allow });
