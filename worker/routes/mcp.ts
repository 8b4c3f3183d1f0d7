import { cors } from 'hono/cors';
import type { FeedbackBody } from '#client/contracts/feedback.ts';
import release from '#release';
import type { AgentSite } from '#worker/agents/tool.ts';
import { settings } from '#worker/environment.ts';
import { buildFeedbackRow, contentKey } from '#worker/feedback/feedback-row.ts';
import { readBody } from '#worker/http/read-body.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { requireWithinLimit } from '#worker/http/sender.ts';
import { acceptFeedback } from './feedback.tsx';
import { allText } from './llms.ts';
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
 * `POST /docs/api/mcp`: tools for agents, by the Model Context Protocol. Pages of other sites may call them too: they take no
 * credentials, and what they write is feedback, which is accepted only from this site and from programs.
 */
export const mcp = async (c: RouteContext): Promise<Response> => {
  const { env } = c;
  const { raw: request } = c.req;
  await requireWithinLimit(c, 'MCP_LIMIT');
  const message = parseMessage(await readBody(request, { bytes: BODY_BYTES }));
  const site: AgentSite = {
    release,
    settings,
    store: env.PAGES,
    nearPages: nearLists,
    news: newsText,
    allText: async (folder) => {
      const text = await allText(c, folder);
      return typeof text === 'object' ? new TextDecoder().decode(text) : text;
    },
    search: (query) => searchSite(env.ASSETS, query),
    report: async (pagePath, comment) => {
      const ua = `Agent: ${request.headers.get('User-Agent') ?? ''}`;
      const body: Pick<FeedbackBody, 'answer' | 'comment' | 'ua'> = { answer: 'feedback', comment, ua };
      const submission = { pagePath, body, now: new Date() };
      await acceptFeedback(c, async () =>
        buildFeedbackRow({ ...submission, id: await contentKey(submission), release: release.id }),
      );
    },
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
