import { readDocument } from './get-page.ts';
import { findHits } from './search-docs.ts';
import { type AgentSite, type Answer, CHARACTERS, type Tool } from './tool.ts';

/*
 * Connectors of chat assistants call two tools by fixed names: `search` answers with results, and `fetch` with the text of one.
 * Both answer with JSON in the text, and with the same as data.
 */

const jsonAnswer = (structured: Record<string, unknown>): Answer => ({
  text: JSON.stringify(structured),
  structured,
});

export const connectorSearch: Tool = {
  name: 'search',
  title: 'Search, for connectors',
  description:
    'Searches the documentation of Nitric. Returns the id, the title, and the address of each result as JSON. Read a result with fetch.',
  inputSchema: {
    type: 'object',
    properties: {
      query: { type: 'string', minLength: 1, maxLength: 2000, description: 'Words or a question.' },
    },
    required: ['query'],
    additionalProperties: false,
  },
  run: async ({ query }: { query: string }, site: AgentSite) => {
    const { results } = await findHits({ query }, site);
    return jsonAnswer({ results: results.map(({ id, title, url }) => ({ id, title, url })) });
  },
};

export const connectorFetch: Tool = {
  name: 'fetch',
  title: 'Read a result, for connectors',
  description:
    'Reads the page or the section with an id of search. Returns its id, title, text in Markdown, and address as JSON.',
  inputSchema: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
        minLength: 1,
        maxLength: 1024,
        description: 'The id, such as /docs/storage#permissions.',
      },
    },
    required: ['id'],
    additionalProperties: false,
  },
  run: async ({ id }: { id: string }, site: AgentSite) => {
    const { title, text, url } = await readDocument({ address: id, max_characters: CHARACTERS.most }, site);
    return jsonAnswer({ id, title, text, url });
  },
};
