import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Queries that stop in the middle of a word, as they stand in the field while a reader types. */
export const PREFIXES: readonly RelevanceRow[] = [
  { query: 'nitric comp', expect: ['/docs/reference/cli#completion'] },
  {
    query: 'NITRIC_ENV',
    expect: ['/docs/reference/env#services', '/docs/reference/nodejs/common#lifecycle'],
  },
  {
    query: 'exception_from',
    expect: [
      '/docs/reference/python/common#errors-from-grpc-error',
      '/docs/reference/python/common#exception-from-grpc-code',
    ],
  },
  { query: 'subscri', expect: [...inReferences('topics#topic-subscribe'), '/docs/messaging#topics'] },
  { query: 'WithSecur', expect: ['/docs/reference/go/apis#api-options-security', '/docs/apis#security'] },
  { query: 'composeMi', expect: ['/docs/reference/dart/common#create-handler'] },
  { query: 'gitla', expect: ['/docs/guides/deploying/gitlab-ci'] },
  { query: 'cloud bui', expect: ['/docs/guides/deploying/google-cloud-build'] },
  {
    query: 'custom prov',
    expect: [
      '/docs/reference/providers/custom/building-custom-provider',
      '/docs/reference/providers',
      '/docs#clouds',
    ],
  },
  {
    query: 'monor',
    expect: [
      '/docs/reference/custom-containers#monorepo',
      '/docs/faq#monorepo',
      '/docs/concepts/project-structure#monorepo',
    ],
  },
  { query: 'roadm', expect: ['/docs/support'] },
  {
    query: 'lifecyc',
    expect: ['/docs/reference/nodejs/common#lifecycle', '/docs/reference/nodejs/common'],
  },
  {
    query: 'AlreadyEx',
    expect: [
      '/docs/reference/python/common#already-exists-exception',
      '/docs/reference/go/common#error-code',
      '/docs/reference/nodejs#errors',
    ],
  },
  {
    query: 'job requirem',
    expect: ['/docs/batch#requirements', ...inReferences('batch#job-requirements', ['nodejs', 'go', 'dart'])],
  },
  { query: 'enque', expect: [...inReferences('queues#queue-enqueue'), '/docs/messaging#queues'] },
  {
    query: 'apollo ser',
    expect: [
      '/docs/guides/nodejs/graphql#servers',
      '/docs/http#other-frameworks',
      '/docs/guides/examples#frameworks',
    ],
  },
  { query: 'azure pipel', expect: ['/docs/guides/deploying/azure-pipelines'] },
  { query: 'assista', expect: ['/docs/agents', '/docs/agents#other-editors-and-assistants'] },
  { query: 'drizz', expect: ['/docs/guides/nodejs/nitric-and-drizzle'] },
  { query: 'thumbn', expect: ['/docs/guides/nodejs/image-thumbnails'] },
  { query: 'troublesh', expect: ['/docs/troubleshooting'] },
];
