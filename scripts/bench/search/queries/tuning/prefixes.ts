import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Queries that stop in the middle of a word, as in the field while a reader types. */
export const PREFIXES: readonly RelevanceRow[] = [
  { query: 'webso', expect: ['/docs/websockets'] },
  {
    query: 'deploym',
    expect: [
      '/docs/getting-started/deployment',
      '/docs/faq#deployment',
      '/docs/concepts/introduction#life-of-a-declaration',
      '/docs/guides/deploying',
      '/docs/getting-started/quickstart#deploy',
      '/docs/reference/env#deployments',
    ],
  },
  { query: 'sched', expect: ['/docs/schedules'] },
  { query: 'quicks', expect: ['/docs/getting-started/quickstart'] },
  { query: 'secre', expect: ['/docs/secrets'] },
  { query: 'stora', expect: ['/docs/storage'] },
  { query: 'messa', expect: ['/docs/messaging'] },
  { query: 'terraf', expect: ['/docs/reference/providers/terraform', '/docs/guides/terraform'] },
  { query: 'pulu', expect: ['/docs/reference/providers/pulumi'] },
  { query: 'preview fea', expect: ['/docs/reference/preview-features'] },
  { query: 'custom cont', expect: ['/docs/reference/custom-containers'] },
  { query: 'environment var', expect: ['/docs/reference/env'] },
  { query: 'key val', expect: ['/docs/keyvalue'] },
  { query: 'migrat', expect: ['/docs/sql#migrations', '/docs/sql#migration-files'] },
  { query: 'cron exp', expect: ['/docs/schedules#cron'] },
  { query: 'nitric stack l', expect: ['/docs/reference/cli#stack-list'] },
  {
    query: 'getUplo',
    expect: [...inReferences('storage#file-upload-url', ['nodejs', 'dart']), '/docs/storage#signed-urls'],
  },
  { query: 'NewWebs', expect: ['/docs/reference/go/websockets#websocket'] },
  {
    query: 'PULUMI_CONF',
    expect: [
      '/docs/reference/providers/pulumi#passphrase',
      '/docs/reference/cli#pulumi',
      '/docs/reference/env#deployments',
      '/docs/concepts/cicd#runner',
    ],
  },
  { query: 'batch-comp', expect: ['/docs/reference/providers/aws/configuration#batch-keys'] },
  { query: 'contrib', expect: ['/docs/contributions'] },
  { query: 'upgra', expect: ['/docs/support/upgrade', '/docs/reference/cli/installation#upgrade'] },
  { query: 'introd', expect: ['/docs/concepts/introduction'] },
  {
    query: 'DequeuedMess',
    expect: inReferences('queues#dequeued-message', ['nodejs', 'python', 'dart']),
  },
  {
    query: 'github act',
    expect: [
      '/docs/guides/deploying/github-actions',
      '/docs/guides/deploying',
      '/docs/guides/deploying/github-actions#action',
    ],
  },
  {
    query: 'service accou',
    expect: [
      '/docs/concepts/access-control#clouds',
      '/docs/guides/deploying#clouds',
      '/docs/reference/providers/gcp#credentials',
    ],
  },
  { query: 'middlew', expect: ['/docs/apis#middleware'] },
  {
    query: 'bucket permis',
    expect: [
      '/docs/storage#permissions',
      ...inReferences('storage#bucket-permission', ['python', 'go', 'dart']),
      ...inReferences('storage#bucket-allow'),
    ],
  },
  { query: 'custom dom', expect: ['/docs/apis#domains'] },
  { query: 'signed ur', expect: ['/docs/storage#signed-urls'] },
  { query: 'LifecycleSt', expect: ['/docs/reference/nodejs/common#lifecycle-stage'] },
  {
    query: 'docker-prov',
    expect: ['/docs/reference/preview-features#docker-providers', '/docs/reference/providers/install/docker'],
  },
  { query: 'assist', expect: ['/docs/agents'] },
  {
    query: 'infrastructure fr',
    expect: [
      '/docs/concepts/introduction#infrastructure-from-code',
      '/docs/concepts/introduction',
      '/docs/concepts/infrastructure-from-code',
    ],
  },
  {
    query: 'batch se',
    expect: ['/docs/reference/preview-features#batch-services', '/docs/batch', '/docs/batch#project'],
  },
  {
    query: 'credent',
    expect: [
      '/docs/reference/providers/aws#credentials',
      '/docs/reference/providers/gcp#credentials',
      '/docs/reference/providers/azure#credentials',
    ],
  },
  {
    query: 'getDownl',
    expect: [...inReferences('storage#file-download-url', ['nodejs', 'dart']), '/docs/storage#signed-urls'],
  },
  { query: 'WithMethodSec', expect: ['/docs/reference/go/apis#method-options-security'] },
  {
    query: 'connection_str',
    expect: ['/docs/reference/python/sql#sql-connection-string'],
  },
  { query: 'NewSch', expect: ['/docs/reference/go/schedules#schedule'] },
  { query: 'nitric stack n', expect: ['/docs/reference/cli#stack-new'] },
  {
    query: 'docker comp',
    reason: "The query is also the start of a tool's name that stands in for this command.",
    expect: ['/docs/reference/custom-containers'],
  },
  { query: 'lambda.mem', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  {
    query: 'how do I dep',
    expect: [
      '/docs/getting-started/quickstart#deploy',
      '/docs/faq#ci',
      '/docs/guides/deploying',
      '/docs/faq#deployment',
      '/docs/guides',
      '/docs/guides#deploy',
      '/docs/reference/cli#up',
    ],
  },
  { query: 'time zo', expect: ['/docs/schedules#time-zone'] },
  { query: 'contribut', expect: ['/docs/contributions'] },
  {
    query: 'gitlab c',
    expect: ['/docs/guides/deploying/gitlab-ci'],
  },
  {
    query: 'flutt',
    expect: ['/docs/guides/examples#front-ends', '/docs/guides/dart', '/docs/reference/dart'],
  },
  { query: 'cockr', expect: ['/docs/guides/examples#databases', '/docs/sql#alternatives'] },
  { query: 'oidc r', expect: [...inReferences('apis#oidc-rule'), '/docs/apis#security'] },
  {
    query: 'dead',
    expect: ['/docs/messaging#queues', '/docs/reference/python/common#deadline-exceeded-exception'],
  },
  { query: 'known lim', expect: ['/docs/reference/csharp/v0#limits', '/docs/reference/jvm/v0#limits'] },
  {
    query: 'deploying to az',
    expect: ['/docs/guides/deploying/azure-pipelines', '/docs/reference/providers/azure'],
  },
  {
    query: 'signed-u',
    expect: ['/docs/storage#signed-urls'],
  },
  { query: 'kv.ge', expect: [...inReferences('keyvalue#kv-get')] },
  { query: 'queue.deq', expect: [...inReferences('queues#queue-dequeue')] },
  {
    query: 'pulumi sta',
    expect: ['/docs/reference/providers/pulumi', '/docs/reference/providers/pulumi#state'],
  },
  { query: 'nitric.ya', expect: ['/docs/reference/cli#project-file'] },
  {
    query: 'how to upl',
    reason:
      'The listeners run after an upload, and the heading of the expected section has the word in another order.',
    expect: ['/docs/storage#signed-urls', '/docs/storage#browser', '/docs/storage'],
  },
  {
    query: 'how nitric w',
    expect: ['/docs/concepts/how-nitric-works'],
  },
  { query: 'llms-fu', expect: ['/docs/agents#llms'] },
  { query: 'bice', expect: ['/docs/concepts/comparison/bicep'] },
  { query: 'graphiq', expect: ['/docs/guides/python/graphql#graphiql'] },
  {
    query: 'nitric sta',
    expect: [
      '/docs/reference/cli#start',
      '/docs/reference/cli#stack-new',
      '/docs/reference/cli#stack-list',
      '/docs/reference/cli/stacks',
    ],
  },
  { query: 'pulum', expect: ['/docs/reference/providers/pulumi', '/docs/concepts/comparison/pulumi'] },
  {
    query: 'pulumi compared ter',
    expect: [
      '/docs/reference/providers/pulumi#next',
      '/docs/concepts/comparison/pulumi',
      '/docs/faq#infrastructure-tools',
      '/docs/concepts/comparison/terraform',
    ],
  },
  {
    query: 'cloud provid',
    expect: [
      '/docs/reference/providers',
      '/docs/reference/providers#services',
      '/docs/concepts/introduction',
      '/docs#clouds',
    ],
  },
  { query: 'go docker', expect: ['/docs/guides/go#project', '/docs/reference/custom-containers'] },
  {
    query: 'presign',
    expect: ['/docs/storage#signed-urls', '/docs/reference/nodejs/storage#file-upload-url'],
  },
  { query: 'python gui', expect: ['/docs/guides/python', '/docs/reference/python'] },
];
