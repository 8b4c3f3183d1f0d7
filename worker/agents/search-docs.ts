import { HIERARCHY_LEVELS, hitHref, type SearchRecordFields } from '#client/contracts/search.ts';
import { AUTOCOMPLETE_INPUT_CHARACTERS } from '#content/limits.ts';
import { latestVersion, namedVersion } from '#content/references.ts';
import type { SdkSlug } from '#content/sdks.ts';
import type { SearchAnswer, SearchFilters } from '#worker/search/search-engine.ts';
import { referenceOf } from './get-symbol.ts';
import { sampleOf } from './section-sample.ts';
import {
  type AgentSite,
  type Answer,
  type CitedText,
  type Extent,
  NothingFound,
  SHARED,
  type Tool,
  withinExtent,
} from './tool.ts';

interface SearchValues extends Extent {
  query: string;
  sdk?: SdkSlug;
  version?: string;
  limit?: number;
}

const USUAL_HITS = 10;
const MOST_HITS = 20;
const EXCERPT_CHARACTERS = 300;

const run = async (
  { query, sdk, version, limit, ...extent }: SearchValues,
  site: AgentSite,
): Promise<Answer> => {
  const values = { query, ...(sdk && { sdk }), ...(version && { version }), ...(limit && { limit }) };
  const { results, total, suggestions } = await findHits(values, site);
  if (results.length === 0) {
    const others = suggestions.map((suggestion) => `"${suggestion}"`).join(', ');
    throw new NothingFound(`Nothing matches "${query}". ${others && `Try ${others}.`}`.trim());
  }
  const head = `# ${total} ${total === 1 ? 'result' : 'results'} for "${query}"`;
  const texts = results.map(({ title, url, text }) =>
    [`## ${title}`, `<${url}>`, text].filter(Boolean).join('\n\n'),
  );
  return { text: withinExtent([head, ...texts].join('\n\n'), extent), structured: { results } };
};

interface Found extends Pick<SearchAnswer, 'total' | 'suggestions'> {
  results: CitedText[];
}

/** Finds sections. With a library, only its own pages and those for every library count, in one version. */
export const findHits = async (
  { query, sdk, version, limit = USUAL_HITS }: Omit<SearchValues, keyof Extent>,
  site: AgentSite,
): Promise<Found> => {
  const { hits, total, suggestions } = await site.search({
    text: query,
    page: 0,
    hitsPerPage: limit,
    filters: filtersOf(sdk, version),
    ...(sdk && { preferredLibrary: sdk }),
  });
  const samples = sdk
    ? await Promise.all(hits.slice(0, MOST_SAMPLES).map((hit) => sampleOf(hit, sdk, site)))
    : [];
  const results = hits.map((hit, index) => {
    const id = hitHref(hit.url);
    const title = HIERARCHY_LEVELS.flatMap((level) => hit.hierarchy[level] ?? []).join(' > ');
    return { id, title, url: site.settings.siteOrigin + id, text: hitText(hit, samples[index]) };
  });
  return { results, total, suggestions };
};

/** The value of a page without a library or a version. */
const NONE = '';

const filtersOf = (sdk: SdkSlug | undefined, version = ''): SearchFilters => {
  const [, major] = /^v?(\d+)/.exec(version) ?? [];
  if (!sdk) return major === undefined ? {} : { version: [`v${major}`, NONE] };
  const wanted = namedVersion(referenceOf(sdk, version)) ?? latestVersion(sdk);
  return { library: [sdk, NONE], ...(wanted && { version: [wanted, NONE] }) };
};

const hitText = ({ content, symbol }: SearchRecordFields, sample: string | undefined): string =>
  [symbol && codeBlock(symbol.language, symbol.signature), content && excerpt(content), sample]
    .filter(Boolean)
    .join('\n\n');

/** Each sample takes two reads. */
const MOST_SAMPLES = 3;

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
      sdk: {
        ...SHARED.sdk,
        description:
          'The library. Pages of other libraries are left out, and the first results have a sample.',
      },
      version: SHARED.version,
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
