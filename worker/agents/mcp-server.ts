import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker';
import { PRODUCT_NAME } from '#content/site.ts';
import type { AgentSite } from './agent-site.ts';
import { getPage } from './tools/get-page.ts';
import { getSymbol } from './tools/get-symbol.ts';
import { listPages } from './tools/list-pages.ts';
import { searchDocs } from './tools/search-docs.ts';
import { NothingFound, type Tool } from './tools/tool.ts';

const TOOLS: readonly Tool[] = [searchDocs, getPage, getSymbol, listPages];

const INSTRUCTIONS =
  `The documentation of ${PRODUCT_NAME}, a framework that derives cloud infrastructure from application code. ` +
  'Search first, then read the page or the symbol. Answers are Markdown.';

/** Validates without generating code, which Workers do not allow. */
const validator = new CfWorkerJsonSchemaValidator({ shortcircuit: false });

/**
 * Answers one message of the Model Context Protocol (Streamable HTTP). Each request has a server of its own, so no session
 * is kept. `message` is the parsed body. A client that accepts JSON gets JSON, although the protocol's library asks for both types.
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
  const accept = headers.get('Accept') ?? '*/*';
  const both = new Headers(headers);
  if (/application\/json|application\/\*|\*\/\*/.test(accept))
    both.set('Accept', 'application/json, text/event-stream');
  return new Request(url, { method, headers: both });
};

/** Runs a tool. Failures are answers with `isError`, so that the agent learns what to do. */
const callTool = async (name: string, values: unknown, site: AgentSite): Promise<CallToolResult> => {
  const tool = TOOLS.find((known) => known.name === name);
  if (!tool)
    return mistake(`There is no tool ${name}. The tools are ${TOOLS.map((known) => known.name).join(', ')}.`);
  const { valid, errorMessage } = validator.getValidator(tool.inputSchema)(values);
  if (!valid) return mistake(`The arguments of ${name} are wrong. ${errorMessage}`);
  try {
    // The schema has checked the values.
    return { content: [{ type: 'text', text: await tool.run(values as never, site) }] };
  } catch (error) {
    if (error instanceof NothingFound) return mistake(error.message);
    console.error(`The tool ${name} failed:`, error);
    return mistake('The site could not read its data. Call again in half a minute.');
  }
};

const mistake = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });
