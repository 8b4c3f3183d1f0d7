import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { PRODUCT_NAME } from '#content/site.ts';
import { qualityOf } from '#worker/http/accept.ts';
import { argumentError, validator } from './argument-error.ts';
import { connectorFetch, connectorSearch } from './connectors.ts';
import { getPage } from './get-page.ts';
import { getSymbol } from './get-symbol.ts';
import { listPages } from './list-pages.ts';
import { searchDocs } from './search-docs.ts';
import { type AgentSite, NothingFound, type Tool } from './tool.ts';

const TOOLS: readonly Tool[] = [searchDocs, getPage, getSymbol, listPages, connectorSearch, connectorFetch];

const INSTRUCTIONS =
  `The documentation of ${PRODUCT_NAME}, a framework that derives cloud infrastructure from application code. ` +
  'Search first, then read the section or the symbol. Answers are Markdown.';

/**
 * Answers one message of the Model Context Protocol (Streamable HTTP). Each request has a server of its own, so no session
 * is stored. `message` is the parsed body. A client that accepts JSON gets JSON, although the protocol's library asks for both types.
 */
export const answerAgent = async (
  request: Request,
  message: unknown,
  site: AgentSite & { version: string },
): Promise<Response> => {
  const server = new Server(
    { name: 'nitric-docs', title: `${PRODUCT_NAME} documentation`, version: site.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: validator },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, site),
  );
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const response = await transport.handleRequest(acceptingBoth(request), { parsedBody: message });
  await server.close();
  return response;
};

const acceptingBoth = ({ url, method, headers }: Request): Request => {
  const both = new Headers(headers);
  if (qualityOf('application/json', headers.get('Accept') ?? '*/*') > 0)
    both.set('Accept', 'application/json, text/event-stream');
  return new Request(url, { method, headers: both });
};

/** Runs a tool. Failures are answers with `isError`, so that the agent learns what to do. */
const callTool = async (name: string, values: object, site: AgentSite): Promise<CallToolResult> => {
  const tool = TOOLS.find((known) => known.name === name);
  if (!tool)
    return failure(`There is no tool ${name}. The tools are ${TOOLS.map((known) => known.name).join(', ')}.`);
  const mistake = argumentError(tool, values);
  if (mistake) return failure(mistake);
  try {
    // The schema has checked the values.
    const { text, structured } = await tool.run(values as never, site);
    return { content: [{ type: 'text', text }], ...(structured && { structuredContent: structured }) };
  } catch (error) {
    if (error instanceof NothingFound) return failure(error.message);
    console.error(`The tool ${name} failed:`, error);
    return failure('The site could not read its data. Call again in half a minute.');
  }
};

const failure = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
