import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Queries that stop in the middle of a word, as they stand in the field while a reader types. */
export const PREFIXES: readonly RelevanceRow[] = [
  { query: 'webso', expect: ['/docs/websockets'] },
  {
    query: 'deploym',
    expect: [
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
    ],
  },
  { query: 'batch-comp', expect: ['/docs/reference/providers/aws#batch-keys'] },
  { query: 'contrib', expect: ['/docs/contributions'] },
  { query: 'upgra', expect: ['/docs/support/upgrade', '/docs/reference/cli#upgrade'] },
  { query: 'introd', expect: ['/docs/concepts/introduction'] },
  {
    query: 'DequeuedMess',
    expect: inReferences('queues#dequeued-message', ['nodejs', 'python', 'dart']),
  },
  { query: 'github act', expect: ['/docs/guides/deploying', '/docs/guides/deploying#action'] },
  {
    query: 'service accou',
    expect: ['/docs/guides/deploying#clouds', '/docs/reference/providers/gcp#credentials'],
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
  { query: 'docker-prov', expect: ['/docs/reference/preview-features#docker-providers'] },
];
