import { HIERARCHY_LEVELS, hitHref, type SearchRecordFields } from '#client/contracts/search.ts';
import { AUTOCOMPLETE_INPUT_CHARACTERS } from '#content/limits.ts';
import { latestVersion, namedVersion } from '#content/references.ts';
import { type SdkSlug, sdkOfLanguage } from '#content/sdks.ts';
import { type ResolvedPage, resolvePath } from '#worker/model/resolve-path.ts';
import { type Place, SITE_PARTS } from '#worker/search/index-format.ts';
import type { SearchAnswer, SearchFilters } from '#worker/search/search-engine.ts';
import { referenceOf } from './get-symbol.ts';
import { type PageSections, sectionsOfPage } from './page-sections.ts';
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
  section?: Place['section'];
  limit?: number;
}

const USUAL_HITS = 10;
const MOST_HITS = 20;
/** An agent reads the first results, and looks through the others. */
const DETAILED_HITS = 3;
const EXCERPT_CHARACTERS = { detailed: 300, short: 140 };

const run = async ({ max_characters, start, ...values }: SearchValues, site: AgentSite): Promise<Answer> => {
  const { query } = values;
  const extent = { ...(max_characters && { max_characters }), ...(start && { start }) };
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
  { query, sdk, version, section, limit = USUAL_HITS }: Omit<SearchValues, keyof Extent>,
  site: AgentSite,
): Promise<Found> => {
  const { hits, total, suggestions } = await site.search({
    text: query,
    page: 0,
    hitsPerPage: limit,
    filters: { ...filtersOf(sdk, version), ...(section && { section: [section] }) },
    ...(sdk && { preferredLibrary: sdk }),
  });
  const samples = sdk ? await samplesOf(hits.slice(0, DETAILED_HITS), sdk, site) : [];
  const results = hits.map((hit, index) => {
    const id = hitHref(hit.url);
    const title = HIERARCHY_LEVELS.flatMap((level) => hit.hierarchy[level] ?? []).join(' > ');
    return { id, title, url: site.settings.siteOrigin + id, text: hitText(hit, index, samples[index]) };
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

const hitText = (
  { content, symbol }: SearchRecordFields,
  index: number,
  sample: string | undefined,
): string => {
  const characters = EXCERPT_CHARACTERS[index < DETAILED_HITS ? 'detailed' : 'short'];
  const signature = symbol && codeBlock(symbol.language, symbol.signature);
  return [signature, content && excerpt(content, characters), sample].filter(Boolean).join('\n\n');
};

const codeBlock = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

/** The beginning of a text, up to a space. */
const excerpt = (text: string, characters: number): string =>
  text.length <= characters
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', characters) + 1 || characters).trimEnd()}…`;

const SAMPLE_CHARACTERS = 2_000;
const CODE_BLOCK = /^```(\w+).*\n[\s\S]*?\n```$/gm;

type ReadSections = (page: ResolvedPage) => Promise<PageSections>;

/** The samples of hits in the language of a library. A page is read once for all of its hits. */
const samplesOf = (hits: readonly SearchRecordFields[], sdk: SdkSlug, site: AgentSite) => {
  const pages = new Map<string, Promise<PageSections>>();
  const read: ReadSections = (page) => {
    const sections = pages.get(page.path) ?? sectionsOfPage(page, sdk, site);
    pages.set(page.path, sections);
    return sections;
  };
  return Promise.all(hits.map(({ url }) => sampleOf(url, { sdk, read }, site)));
};

/** The sample of a hit's section in the language of a library. A symbol's sample follows its signature. */
const sampleOf = async (
  url: string,
  { sdk, read }: { sdk: SdkSlug; read: ReadSections },
  site: AgentSite,
): Promise<string | undefined> => {
  const { pathname, hash } = new URL(url, site.settings.siteOrigin);
  const page = resolvePath({ pathname, searchParams: new URLSearchParams() }, site.release);
  if (page.kind !== 'page') return undefined;
  try {
    const { sections, anchors } = await read(page.page);
    const section = sections[anchors.get(hash.slice(1)) ?? -1];
    const samples = [...(section?.text ?? '').matchAll(CODE_BLOCK)]
      .filter(
        ([block, language = '']) => sdkOfLanguage(language) === sdk && block.length <= SAMPLE_CHARACTERS,
      )
      .map(([block]) => block);
    return samples.at(section?.isName ? -1 : 0);
  } catch (error) {
    // The hit is of use without its sample.
    console.error('A hit has no sample:', url, error);
    return undefined;
  }
};

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
      section: { type: 'string', enum: SITE_PARTS, description: 'The part of the site.' },
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
