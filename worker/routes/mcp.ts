import release from '#release';
import type { AgentSite } from '#worker/agents/agent-site.ts';
import { ownOrigins } from '#worker/requests/own-origins.ts';
import { readBody } from '#worker/requests/read-body.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { requireSameSite } from '#worker/requests/require-same-site.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import { settings } from '#worker/settings/settings.ts';
import type { RouteContext } from './route.ts';
import { searchSite } from './search-site.ts';
import { newsText } from './whats-new.tsx';

const BODY_BYTES = 64 * 1024;

/**
 * `POST /docs/api/mcp`: tools for agents, by the Model Context Protocol. Editors and assistants send no Origin; pages of other
 * sites do, and are refused.
 */
export const mcp = async ({ env, req: { raw: request } }: RouteContext): Promise<Response> => {
  const { headers } = request;
  const origins = ownOrigins(request);
  requireSameSite(headers, { origins, refusal: 'Pages of other sites may not call the tools.' });
  await requireWithinLimit(env.MCP_LIMIT, headers, {
    title: 'Too many calls',
    reason: 'Too many calls came from one address.',
  });
  const message = parseMessage(await readBody(request, { bytes: BODY_BYTES }));
  const search: AgentSite['search'] = (query) => searchSite(env.ASSETS, query);
  const site = { release, settings, store: env.PAGES, search, news: newsText, version: release.id };
  // The protocol's library is large, and only agents need it.
  const { answerAgent } = await import('#worker/agents/mcp-server.ts');
  return answerAgent(request, message, site);
};

/** Parses a body. Throws 400 for anything but one message: an array of calls could ask for thousands of pages. */
const parseMessage = (bytes: Uint8Array): object => {
  try {
    const message: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof message === 'object' && message !== null && !Array.isArray(message)) return message;
  } catch {
    // Text that is not JSON gets the same answer as JSON that is not a message.
  }
  throw new RequestProblem({
    status: 400,
    title: 'Not a message',
    detail: 'The body must be one JSON-RPC message of the Model Context Protocol.',
  });
};
