import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '#worker/index.ts';

/** The Worker's answer with other bindings than usual, once the work that follows the answer has ended. */
export const fetchWith = async (
  bindings: object,
  path: string,
  init: RequestInit = {},
): Promise<Response> => {
  const context = createExecutionContext();
  const request = new Request(`https://nitric.io${path}`, init);
  const answer = await worker.fetch(request, { ...env, ...bindings } as Env, context); // The Worker gets all of Env.
  await waitOnExecutionContext(context);
  return answer;
};
