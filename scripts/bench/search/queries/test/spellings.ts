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
      '/docs/guides/nodejs/notes-api#typescript',
      '/docs/getting-started/quickstart#local',
    ],
  },
  {
    query: 'dynamo db',
    expect: [
      '/docs/reference/providers/aws/keyvalue',
      '/docs/keyvalue',
      '/docs/reference/providers/aws#services',
      ...SERVICES,
      '/docs/reference/providers/aws/keyvalue#resources',
    ],
  },
  {
    query: 'cloudrun',
    expect: [
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/reference/providers/gcp#services',
      '/docs/reference/providers/gcp',
      ...SERVICES,
    ],
  },
  { query: 'data base', expect: ['/docs/sql', ...inReferences('sql#sql')] },
  {
    query: 'macos',
    expect: [
      '/docs/getting-started/installation',
      '/docs/reference/cli/installation',
      '/docs/getting-started/quickstart#prerequisites',
      '/docs/reference/cli/installation#upgrade',
      '/docs',
    ],
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
    expect: [
      '/docs/guides/nodejs/nestjs',
      '/docs/http#nestjs',
      '/docs/http',
      '/docs/guides/examples#frameworks',
      '/docs/faq#frameworks',
    ],
  },
  {
    query: 'sub-domain',
    expect: [
      '/docs/apis#domains',
      '/docs/reference/providers/aws/configuration#api-keys',
      '/docs/reference/providers/aws/apis#domain',
    ],
  },
  {
    query: 'hot-reloading',
    expect: [
      '/docs/reference/cli/local-development#reload',
      '/docs/reference/cli#start',
      '/docs/guides/nodejs/notes-api#project',
      '/docs/getting-started/quickstart#add-a-resource',
    ],
  },
  {
    query: 'gpu',
    expect: [
      '/docs/batch#requirements',
      '/docs/batch',
      '/docs/batch#limits',
      ...inReferences('batch#job-requirements', ['nodejs', 'go', 'dart']),
      '/docs/reference/go/batch#job-requirements-gpus',
      '/docs/reference/providers/aws/configuration#batch-keys',
      '/docs/reference/providers/gcp/configuration#batch-sql-keys',
      '/docs/reference/providers/aws/batch#gpus',
      '/docs/reference/providers/gcp/batch#gpus',
      '/docs/guides/nodejs/image-thumbnails#gpu',
    ],
  },
  {
    query: 'web site',
    expect: [
      '/docs/websites',
      '/docs/reference/preview-features#websites',
      '/docs/reference/cli#add-website',
    ],
  },
  {
    query: 'time-out',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/reference/providers/gcp/configuration#service-keys',
      '/docs/schedules#limits',
      '/docs/reference/env#server',
      '/docs/reference/providers/aws/apis#cold-starts',
      '/docs/troubleshooting#worker-timeout',
      '/docs/getting-started/deployment#service-types',
    ],
  },
  { query: 'JSON web token', expect: ['/docs/apis#security', '/docs/apis#claims', '/docs/apis/claims'] },
  {
    query: 'apigateway',
    expect: [
      '/docs/apis',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/gcp#services',
      ...SERVICES,
      '/docs/reference/providers/aws/apis',
      '/docs/reference/providers/gcp/apis',
    ],
  },
  { query: 'nextjs', expect: ['/docs/guides/nodejs/api-with-nextjs', '/docs/guides/examples#websockets'] },
  { query: 'graph ql', expect: ['/docs/guides/nodejs/graphql', '/docs/guides/python/graphql'] },
  {
    query: 'auth zero',
    expect: ['/docs/guides/nodejs/secure-api-auth0', '/docs/guides/nodejs/secure-api-auth0#auth0'],
  },
];
