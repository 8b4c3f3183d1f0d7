import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { CfWorkerJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker';
import { ownValue } from '#content/own-value.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import { qualityOf } from '#worker/http/accept.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { findText } from './find-text.ts';
import { connectorFetch, getPage } from './get-page.ts';
import { getSymbol } from './get-symbol.ts';
import { listPages } from './page-list.ts';
import { reportPage } from './report-page.ts';
import { resources } from './resources.ts';
import { connectorSearch, searchDocs } from './search-docs.ts';
import { type AgentSite, type ArgumentSchema, NothingFound, type Tool } from './tool.ts';

const TOOLS: readonly Tool[] = [
  searchDocs,
  getPage,
  getSymbol,
  findText,
  listPages,
  reportPage,
  connectorSearch,
  connectorFetch,
];

const INSTRUCTIONS =
  `The documentation of ${PRODUCT_NAME}, a framework that derives cloud infrastructure from application code. ` +
  'Search first, then read the section or the symbol. Answers are Markdown.';

/** Validates without generating code, which Workers do not allow. */
const validator = new CfWorkerJsonSchemaValidator({ shortcircuit: false });

/**
 * Answers one message of the Model Context Protocol (Streamable HTTP). Each request has a separate server, so no session
 * is stored. `message` is the parsed body. A client that accepts JSON gets JSON, although the protocol's library asks for both types.
 */
export const answerAgent = async (request: Request, message: unknown, site: AgentSite): Promise<Response> => {
  const server = new Server(
    { name: 'nitric-docs', title: `${PRODUCT_NAME} documentation`, version: site.release.id },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator: validator,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, title, description, inputs, required, writes = false }) => ({
      name,
      title,
      description,
      inputSchema: {
        type: 'object',
        properties: { ...inputs },
        ...(required.length > 0 && { required: [...required] }),
        additionalProperties: false,
      },
      annotations: writes
        ? { readOnlyHint: false, destructiveHint: false, openWorldHint: false }
        : { readOnlyHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, site),
  );
  const known = resources(site);
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: known.map(({ read: _read, ...resource }) => resource),
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const resource = known.find((candidate) => candidate.uri === uri);
    if (!resource) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
    return { contents: [{ uri, mimeType: resource.mimeType, text: await resource.read() }] };
  });
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
  const problem = argumentProblem(tool, values);
  if (problem) return failure(problem);
  try {
    const { text, structured } = await tool.run(values as never, site); // The schemas have checked the values.
    return { content: [{ type: 'text', text }], ...(structured && { structuredContent: structured }) };
  } catch (error) {
    if (error instanceof NothingFound || error instanceof RequestProblem) return failure(error.message);
    console.error(`The tool ${name} failed:`, error);
    return failure('The site could not read its data. Call again in half a minute.');
  }
};

const failure = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** One sentence about what is wrong with the arguments of a call. It is empty if nothing is. */
const argumentProblem = ({ name, inputs, required }: Tool, values: object): string => {
  const missing = required.filter((key) => !Object.hasOwn(values, key)).map((key) => `${key} is missing`);
  const wrong = Object.entries(values).flatMap(([key, value]) => {
    const schema = ownValue(inputs, key);
    if (!schema) return `${key} is none of ${Object.keys(inputs).join(', ')}`;
    const isValid = validator.getValidator({ ...schema })(value).valid;
    return isValid ? [] : `${key} must be ${allowedBy(schema)}`;
  });
  const problems = [...missing, ...wrong].join('; ');
  return problems && `The arguments of ${name} are wrong: ${problems}.`;
};

/** What a schema allows, in words: `one of nodejs, python`, or `a whole number from 1 to 20`. */
const allowedBy = (schema: ArgumentSchema): string => {
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.type === 'string') return `a text of ${schema.minLength ?? 0} to ${schema.maxLength} characters`;
  const { minimum, maximum } = schema;
  return `a whole number from ${minimum} ${maximum === undefined ? 'on' : `to ${maximum}`}`;
};
