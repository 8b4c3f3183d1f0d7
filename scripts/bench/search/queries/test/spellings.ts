import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Tables of which service of a cloud stands for which resource. */
const SERVICES = ['/docs/reference/providers#services', '/docs/reference#compatibility'];

/** The same thing in other spellings: joined, hyphenated, abbreviated, British. */
export const SPELLINGS: readonly RelevanceRow[] = [
  {
    query: 'TypeScript',
    expect: [
      '/docs/reference/nodejs',
      '/docs/guides/nodejs',
      '/docs/guides/nodejs#typescript',
      '/docs/getting-started/quickstart#local',
    ],
  },
  {
    query: 'dynamo db',
    expect: [
      '/docs/keyvalue#clouds',
      '/docs/keyvalue',
      '/docs/reference/providers/aws#services',
      ...SERVICES,
    ],
  },
  {
    query: 'cloudrun',
    expect: [
      '/docs/reference/providers/gcp#service-keys',
      '/docs/reference/providers/gcp#configuration',
      '/docs/reference/providers/gcp#services',
      '/docs/reference/providers/gcp',
      ...SERVICES,
    ],
  },
  { query: 'data base', expect: ['/docs/sql', ...inReferences('sql#sql')] },
  {
    query: 'upload-url',
    expect: ['/docs/storage#signed-urls', ...inReferences('storage#file-upload-url')],
  },
  {
    query: 'life cycle',
    expect: [
      '/docs/reference/nodejs/common#lifecycle',
      '/docs/reference/nodejs/common#lifecycle-stage',
      '/docs/reference/nodejs/common',
    ],
  },
  { query: 'CanceledException', expect: ['/docs/reference/python/common#cancelled-exception'] },
  { query: 'mcp', expect: ['/docs/agents#mcp', '/docs/agents'] },
  {
    query: 'nest',
    expect: ['/docs/http#nestjs', '/docs/http', '/docs/guides/examples#frameworks', '/docs/faq#frameworks'],
  },
  { query: 'sub-domain', expect: ['/docs/apis#domains', '/docs/reference/providers/aws#api-keys'] },
  {
    query: 'hot-reloading',
    expect: [
      '/docs/reference/cli#start',
      '/docs/guides/nodejs#project',
      '/docs/getting-started/quickstart#add-a-resource',
    ],
  },
  {
    query: 'gpu',
    expect: [
      '/docs/batch#requirements',
      '/docs/batch',
      '/docs/batch#limits',
      '/docs/reference/go/batch#job-requirements-gpus',
      '/docs/reference/providers/gcp#batch-sql-keys',
    ],
  },
  {
    query: 'web site',
    expect: ['/docs/reference/preview-features#websites', '/docs/reference/cli#add-website'],
  },
  {
    query: 'time-out',
    expect: [
      '/docs/reference/providers/aws#service-keys',
      '/docs/reference/providers/gcp#service-keys',
      '/docs/schedules#limits',
      '/docs/reference/env#server',
    ],
  },
  { query: 'log level', expect: ['/docs/reference/env#server'] },
  {
    query: 'apigateway',
    expect: [
      '/docs/apis#clouds',
      '/docs/apis',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/gcp#services',
      ...SERVICES,
    ],
  },
  {
    query: 'stackfile',
    expect: [
      '/docs/support/upgrade#stack-files',
      '/docs/reference/providers/terraform#stack-file',
      '/docs/reference/cli#stack-new',
      '/docs/reference/providers#stacks',
      '/docs/reference/providers',
      '/docs/reference/providers/custom/building-custom-provider#config',
    ],
  },
];
