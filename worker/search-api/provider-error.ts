import { SEARCH_API_PATH } from '#client/contracts/search.ts';
import type { RequestProblem } from '#worker/requests/request-problem.ts';

/** `true` for the addresses that the provider's clients call. */
export const isProviderPath = (path: string): boolean => path.startsWith(`${SEARCH_API_PATH}/1/`);

/** Answers with an error as the provider's clients expect it. */
export const providerError = ({ options }: RequestProblem): Response => {
  const { status, detail, headers = {} } = options;
  return Response.json({ message: detail, status }, { status, headers });
};
