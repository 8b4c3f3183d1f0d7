import { HIERARCHY_LEVELS, hitHref, type SearchRecordFields } from '#client/contracts/search.ts';
import { AUTOCOMPLETE_INPUT_CHARACTERS } from '#content/limits.ts';
import { latestVersion, namedVersion } from '#content/references.ts';
import { type SdkSlug, sdkOfLanguage } from '#content/sdks.ts';
import { resolvePath } from '#worker/model/resolve-path.ts';
import { type Place, SITE_PARTS } from '#worker/search/index-format.ts';
import type { SearchFilters } from '#worker/search/search-engine.ts';
import { referenceOf } from './get-symbol.ts';
import { type PageSection, type PageSections, sectionsOfPage } from './page-sections.ts';
import {
  type AgentSite,
  citedText,
  EXTENT,
  jsonAnswer,
  NothingFound,
  SHARED,
  tool,
  withinExtent,
} from './tool.ts';

const USUAL_HITS = 10;
const MOST_HITS = 20;
/** An agent reads the first results, and looks through the others. */
const DETAILED_HITS = 3;
const EXCERPT_CHARACTERS = { detailed: 300, short: 140 };

interface Wanted {
  query: string;
  sdk?: SdkSlug;
  version?: string;
  section?: Place['section'];
  limit?: number;
}

/** Finds sections. With a library, only its pages and those for every library count, in one version. */
const findHits = async ({ query, sdk, version, section, limit = USUAL_HITS }: Wanted, site: AgentSite) => {
  const { hits, total, suggestions } = await site.search({
    text: query,
    page: 0,
    hitsPerPage: limit,
    filters: { ...filtersOf(sdk, version), ...(section && { section: [section] }) },
    ...(sdk && { preferredLibrary: sdk }),
  });
  const samples = sdk ? await samplesOf(hits.slice(0, DETAILED_HITS), sdk, site) : [];
  const results = hits.map((hit, index) => {
    const title = HIERARCHY_LEVELS.flatMap((level) => hit.hierarchy[level] ?? []).join(' > ');
    return citedText(hitHref(hit.url), title, hitText(hit, index, samples[index]), site);
  });
  return { results, total, suggestions };
};

const filtersOf = (sdk: SdkSlug | undefined, version = ''): SearchFilters => {
  const [, major] = /^v?(\d+)/.exec(version) ?? [];
  const named = major && (`v${major}` as const);
  const wanted = sdk ? (namedVersion(referenceOf(sdk, version)) ?? latestVersion(sdk)) : named;
  // Pages for every library and version have the empty value.
  return { ...(sdk && { library: [sdk, ''] }), ...(wanted && { version: [wanted, ''] }) };
};

const hitText = ({ content, symbol }: SearchRecordFields, index: number, sample?: string): string => {
  const characters = EXCERPT_CHARACTERS[index < DETAILED_HITS ? 'detailed' : 'short'];
  const signature = symbol && `\`\`\`${symbol.language}\n${symbol.signature}\n\`\`\``;
  return [signature, content && excerpt(content, characters), sample].filter(Boolean).join('\n\n');
};

/** The beginning of a text, up to a space. */
const excerpt = (text: string, characters: number): string =>
  text.length <= characters
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', characters) + 1 || characters).trimEnd()}…`;

/** The samples of hits in the language of a library. A page is read once for all of its hits. */
const samplesOf = (hits: readonly SearchRecordFields[], sdk: SdkSlug, site: AgentSite) => {
  const pages = new Map<string, Promise<PageSections>>();
  const sampleOf = async ({ url }: SearchRecordFields): Promise<string | undefined> => {
    const address = new URL(url, site.settings.siteOrigin);
    const resolved = resolvePath(address, site.release);
    if (resolved.kind !== 'page') return undefined;
    const read = pages.get(address.pathname) ?? sectionsOfPage(resolved.page, sdk, site);
    pages.set(address.pathname, read);
    try {
      const { sections, anchors } = await read;
      return sectionSample(sections[anchors.get(address.hash.slice(1)) ?? -1], sdk);
    } catch (error) {
      // The hit is of use without its sample.
      console.error('A hit has no sample:', url, error);
      return undefined;
    }
  };
  return Promise.all(hits.map(sampleOf));
};

const SAMPLE_CHARACTERS = 2_000;
const CODE_BLOCK = /^```(\w+).*\n[\s\S]*?\n```$/gm;

/** The sample of a section in the language of a library. A symbol's sample follows its signature. */
export const sectionSample = (section: PageSection | undefined, sdk: SdkSlug): string | undefined =>
  [...(section?.text ?? '').matchAll(CODE_BLOCK)]
    .filter(([block, language = '']) => sdkOfLanguage(language) === sdk && block.length <= SAMPLE_CHARACTERS)
    .map(([block]) => block)
    .at(section?.isName ? -1 : 0);

export const searchDocs = tool({
  name: 'search_docs',
  title: 'Search',
  description:
    'Searches the documentation of Nitric: guides, concepts, references, CLI, and configuration. Each result names its section, its address, and the beginning of its text. Read pages with get_page.',
  inputs: {
    query: {
      type: 'string',
      minLength: 1,
      maxLength: AUTOCOMPLETE_INPUT_CHARACTERS,
      description: 'Words, a question, or a name such as bucket.on.',
    },
    sdk: {
      ...SHARED.sdk,
      description: 'The library. Pages of other libraries are left out, and the first results have a sample.',
    },
    version: SHARED.version,
    section: { type: 'string', enum: SITE_PARTS, description: 'The part of the site.' },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: MOST_HITS,
      default: USUAL_HITS,
      description: 'The largest number of results.',
    },
    ...EXTENT,
  },
  required: ['query'],
  run: async (values, site) => {
    const { results, total, suggestions } = await findHits(values, site);
    if (results.length === 0) {
      const others = suggestions.map((suggestion) => `"${suggestion}"`).join(', ');
      throw new NothingFound(`Nothing matches "${values.query}". ${others && `Try ${others}.`}`.trim());
    }
    const head = `# ${total} ${total === 1 ? 'result' : 'results'} for "${values.query}"`;
    const texts = results.map(({ title, url, text }) =>
      [`## ${title}`, `<${url}>`, text].filter(Boolean).join('\n\n'),
    );
    return { text: withinExtent([head, ...texts].join('\n\n'), values), structured: { results } };
  },
});

/** Connectors of chat assistants call `search` and `fetch`, and read JSON from the text. */
export const connectorSearch = tool({
  name: 'search',
  title: 'Search, for connectors',
  description:
    'Searches the documentation of Nitric. Returns the id, the title, and the address of each result as JSON. Read a result with fetch.',
  inputs: {
    query: { type: 'string', minLength: 1, maxLength: 2000, description: 'Words or a question.' },
  },
  required: ['query'],
  run: async ({ query }, site) => {
    const { results } = await findHits({ query }, site);
    return jsonAnswer({ results: results.map(({ id, title, url }) => ({ id, title, url })) });
  },
});
