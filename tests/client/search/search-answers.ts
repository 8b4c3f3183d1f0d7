import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import type { Hit } from '#client/search/hits.ts';

/** What a test says about a hit. Everything else follows from it. */
export interface FakeHit extends Partial<Pick<SearchRecordFields, 'kind' | 'version' | 'symbol'>> {
  url: string;
  /** The part of the site, the page's title, and the headings down to the hit. Marks are part of them. */
  titles: readonly string[];
  content?: string;
}

export interface FakeResult {
  hits?: readonly FakeHit[];
  total?: number;
  facets?: Record<string, Record<string, number>>;
  suggestions?: readonly string[];
  queryID?: string;
}

const plain = (marked: string) => marked.replaceAll(/<\/?mark>/g, '');

/** The hit as an index sends it. */
export const hitOf = ({ url, titles, content, kind = 'section', ...more }: FakeHit): Hit => {
  const levels = HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null] as const);
  const marked = {
    hierarchy: Object.fromEntries(levels.flatMap(([level, value]) => (value ? [[level, { value }]] : []))),
    ...(content && { content: { value: content } }),
  };
  return {
    objectID: url,
    url,
    hierarchy: Object.fromEntries(
      levels.map(([level, value]) => [level, value && plain(value)]),
    ) as Hierarchy, // it has every level
    content: content ? plain(content) : null,
    kind,
    ...more,
    _snippetResult: marked,
  };
};

/** The provider's answer to one query. */
export const searchBody = ({
  hits = [],
  total,
  facets = {},
  suggestions = [],
  queryID,
}: FakeResult): string =>
  JSON.stringify({
    results: [
      { hits: hits.map(hitOf), nbHits: total ?? hits.length, facets, userData: [{ suggestions }], queryID },
    ],
  });

export const STORAGE_HITS: readonly FakeHit[] = [
  {
    url: '/docs/storage#overview',
    titles: ['Building blocks', '<mark>Storage</mark>'],
    content: 'Buckets store files and serve them to your users with signed links',
    kind: 'page',
  },
  {
    url: '/docs/storage#upload-links',
    titles: ['Building blocks', '<mark>Storage</mark>', 'Upload and download links'],
    content: 'A client can upload straight to <mark>storage</mark> with a signed link that expires',
  },
  ...['Permissions', 'Events', 'Limits', 'Local development', 'Next steps'].map((heading) => ({
    url: `/docs/storage#${heading.toLowerCase().replace(' ', '-')}`,
    titles: ['Building blocks', '<mark>Storage</mark>', heading],
  })),
  {
    url: '/docs/reference/nodejs/storage#bucket',
    titles: ['Node.js reference', '<mark>Storage</mark>', 'bucket'],
    kind: 'symbol',
    version: 'v1',
    content: 'Declares a bucket for <mark>storage</mark>',
  },
  {
    url: '/docs/reference/nodejs/v0/storage#bucket',
    titles: ['Node.js reference v0', '<mark>Storage</mark>', 'bucket'],
    kind: 'symbol',
    version: 'v0',
  },
];

export const FACETS = {
  library: { nodejs: 6, python: 4, go: 4 },
  section: { 'Building blocks': 7, Reference: 12, Guides: 1 },
};

/** A hit that answers the query at once. */
export const SYMBOL: FakeHit = {
  url: '/docs/reference/nodejs/storage#bucket-on',
  titles: ['Node.js v1', 'Storage', '<mark>bucket.on</mark>()'],
  kind: 'symbol',
  version: 'v1',
  symbol: {
    signature: 'on(type: string): void',
    language: 'typescript',
    sample: "bucket('images').on('write')",
  },
};
