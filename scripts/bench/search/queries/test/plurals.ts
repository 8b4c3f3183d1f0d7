import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** The singular of words that the pages use in the plural, and the other way around. */
export const PLURALS: readonly RelevanceRow[] = [
  { query: 'connection pools', expect: ['/docs/sql#pool', '/docs/guides/nodejs/nitric-and-drizzle#pool'] },
  {
    query: 'bucket listener',
    expect: [
      '/docs/storage#events',
      ...inReferences('storage#bucket-on'),
      ...inReferences('storage#bucket-ref-on', ['nodejs', 'python', 'dart']),
    ],
  },
  {
    query: 'stack file',
    expect: [
      '/docs/reference/cli/stacks#file',
      '/docs/reference/cli/stacks',
      '/docs/concepts/project-structure#stacks',
      '/docs/support/upgrade#stack-files',
      '/docs/reference/providers/terraform#stack-file',
      '/docs/reference/cli#stack-new',
      '/docs/reference/providers#stacks',
      '/docs/reference/providers',
      '/docs/reference/providers/custom/building-custom-provider#config',
    ],
  },
  {
    query: 'subscribers',
    expect: ['/docs/messaging#topics', '/docs/messaging', ...inReferences('topics#topic-subscribe')],
  },
  {
    query: 'cloud provider',
    expect: ['/docs/reference/providers', '/docs#clouds', '/docs/reference/providers#available'],
  },
  {
    query: 'import key',
    expect: [
      '/docs/reference/providers/aws/configuration#import-keys',
      '/docs/reference/providers/gcp/configuration#import-keys',
      '/docs/reference/providers/aws/imports',
    ],
  },
  { query: 'schedule rate', expect: ['/docs/schedules#rates', ...inReferences('schedules#schedule-every')] },
  {
    query: 'start commands',
    expect: ['/docs/concepts/project-structure#start', '/docs/reference/cli#start-command'],
  },
  { query: 'built-in runtime', expect: ['/docs/reference/custom-containers#built-in'] },
  {
    query: 'aws credential',
    expect: ['/docs/reference/providers/aws#credentials', '/docs/reference/env#deployments'],
  },
  { query: 'sql migration file', expect: ['/docs/sql#migration-files', '/docs/sql#migrations'] },
  { query: 'ai assistant', expect: ['/docs/agents'] },
  { query: 'signed links', expect: ['/docs/storage#signed-urls'] },
  {
    query: 'web framework',
    expect: [
      '/docs/guides/examples#frameworks',
      '/docs/http',
      '/docs/faq#frameworks',
      '/docs/guides/nodejs#frameworks',
    ],
  },
  {
    query: 'websocket clients',
    expect: ['/docs/websockets#client', '/docs/websockets', '/docs/websockets#broadcast'],
  },
  {
    query: 'log files',
    expect: [
      '/docs/troubleshooting#logs',
      '/docs/getting-started/local-dashboard#logs',
      '/docs/support#first-checks',
      '/docs/reference/cli/local-development#data',
    ],
  },
  {
    query: 'cold starts',
    expect: ['/docs/reference/providers/aws/apis#cold-starts', '/docs/troubleshooting#cold-start'],
  },
  {
    query: 'unit test',
    expect: [
      '/docs/guides/nodejs/testing#unit',
      '/docs/guides/nodejs/testing',
      '/docs/guides/python/testing',
      '/docs/guides/python/testing#tests',
    ],
  },
  {
    query: 'api with custom domain',
    expect: [
      '/docs/apis#domains',
      '/docs/reference/providers/aws/apis#domain',
      '/docs/reference/providers/gcp/apis#domains',
      '/docs/reference/providers/azure/apis#domains',
      '/docs/reference/providers/aws/configuration#api-keys',
    ],
  },
];
