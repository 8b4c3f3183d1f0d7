import { cors } from 'hono/cors';
import release from '#release';
import type { AgentSite } from '#worker/agents/tool.ts';
import { settings } from '#worker/environment.ts';
import { readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { requireWithinLimit } from '#worker/http/sender.ts';
import { newsText } from './news.tsx';
import { nearLists } from './not-found.tsx';
import type { RouteContext } from './route.ts';
import { searchSite } from './search-site.ts';

const BODY_BYTES = 64 * 1024;

/** Lets browsers call the tools from every site. It allows every request header, since clients add their own. */
export const mcpFromAnySite = cors({
  allowMethods: ['POST'],
  exposeHeaders: ['Retry-After'],
  maxAge: 86_400,
});

/**
 * `POST /docs/api/mcp`: tools for agents, by the Model Context Protocol. Pages of other sites may call them too: they only read
 * what is public, and take no credentials.
 */
export const mcp = async ({ env, req: { raw: request } }: RouteContext): Promise<Response> => {
  await requireWithinLimit(env.MCP_LIMIT, request.headers, {
    title: 'Too many calls',
    reason: 'Too many calls came from one address.',
  });
  const message = parseMessage(await readBody(request, { bytes: BODY_BYTES }));
  const search: AgentSite['search'] = (query) => searchSite(env.ASSETS, query);
  const site = {
    release,
    settings,
    store: env.PAGES,
    search,
    nearPages: nearLists,
    news: newsText,
    version: release.id,
  };
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
