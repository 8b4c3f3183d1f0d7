import { HIERARCHY_LEVELS, hitHref, type SearchRecordFields } from '#client/contracts/search.ts';
import { AUTOCOMPLETE_INPUT_CHARACTERS } from '#content/limits.ts';
import type { SdkSlug } from '#content/sdks.ts';
import type { AgentSite } from '#worker/agents/agent-site.ts';
import { type Extent, NothingFound, SHARED, type Tool, withinExtent } from './tool.ts';

interface SearchValues extends Extent {
  query: string;
  sdk?: SdkSlug;
  limit?: number;
}

const USUAL_HITS = 10;
const MOST_HITS = 20;
const EXCERPT_CHARACTERS = 300;

const run = async (
  { query, sdk, limit = USUAL_HITS, ...extent }: SearchValues,
  site: AgentSite,
): Promise<string> => {
  const preferred = sdk === undefined ? {} : { preferredLibrary: sdk };
  const answer = await site.search({ text: query, page: 0, hitsPerPage: limit, filters: {}, ...preferred });
  if (answer.hits.length === 0) {
    const suggestions = answer.suggestions.map((suggestion) => `"${suggestion}"`).join(', ');
    throw new NothingFound(`Nothing matches "${query}". ${suggestions && `Try ${suggestions}.`}`.trim());
  }
  const hits = answer.hits.map((hit) => hitText(hit, site.settings.siteOrigin));
  const title = `# ${answer.total} ${answer.total === 1 ? 'result' : 'results'} for "${query}"`;
  return withinExtent([title, ...hits].join('\n\n'), extent);
};

const hitText = ({ hierarchy, url, content, symbol }: SearchRecordFields, siteOrigin: string): string => {
  const way = HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []).join(' > ');
  const parts = [`## ${way}`, `<${siteOrigin}${hitHref(url)}>`];
  if (symbol) parts.push(codeBlock(symbol.language, symbol.signature));
  if (content) parts.push(excerpt(content));
  return parts.join('\n\n');
};

const codeBlock = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** The beginning of a text, up to a space. */
const excerpt = (text: string): string =>
  text.length <= EXCERPT_CHARACTERS
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_CHARACTERS) + 1 || EXCERPT_CHARACTERS).trimEnd()}…`;

export const searchDocs: Tool = {
  name: 'search_docs',
  title: 'Search',
  description:
    'Searches the documentation of Nitric: guides, concepts, references, CLI, and configuration. Each result names its section, its address, and the beginning of its text. Read pages with get_page.',
  inputSchema: {
    type: 'object',
    properties: {
      query: {
        type: 'string',
        minLength: 1,
        maxLength: AUTOCOMPLETE_INPUT_CHARACTERS,
        description: 'Words, a question, or a name such as bucket.on.',
      },
      sdk: { ...SHARED.sdk, description: 'The library whose results come first.' },
      limit: {
        type: 'integer',
        minimum: 1,
        maximum: MOST_HITS,
        default: USUAL_HITS,
        description: 'The largest number of results.',
      },
      start: SHARED.start,
      max_characters: SHARED.max_characters,
    },
    required: ['query'],
    additionalProperties: false,
  },
  run,
};
