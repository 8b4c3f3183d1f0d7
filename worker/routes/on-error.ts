import { PageUnavailable } from '#worker/page/page-store.ts';
import { plainResponse } from './text-response.ts';
import { unavailable } from './unavailable.tsx';

/** Turns failures outside the API into answers. The details go to the log, never to the reader. */
export const onError = (error: Error): Response => {
  console.error(error);
  if (error instanceof PageUnavailable) return unavailable();
  return plainResponse(
    'Something went wrong on this site. The error has been logged. Try again in a minute.',
    500,
  );
};
