import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Slips of the keyboard: swapped, missing, doubled, and wrong letters. */
export const TYPOS: readonly RelevanceRow[] = [
  { query: 'schdule', expect: ['/docs/schedules'] },
  { query: 'websokets', expect: ['/docs/websockets'] },
  { query: 'stroage', expect: ['/docs/storage'] },
  { query: 'secerts', expect: ['/docs/secrets'] },
  { query: 'enviroment variables', expect: ['/docs/reference/env'] },
  { query: 'teraform', expect: ['/docs/reference/providers/terraform', '/docs/guides/terraform'] },
  { query: 'pullumi', expect: ['/docs/reference/providers/pulumi'] },
  { query: 'midleware', expect: ['/docs/apis#middleware'] },
  { query: 'quikstart', expect: ['/docs/getting-started/quickstart'] },
  { query: 'topic.subscirbe', expect: [...inReferences('topics#topic-subscribe'), '/docs/messaging#topics'] },
  {
    query: 'postgress',
    expect: ['/docs/sql', ...inReferences('sql#sql'), '/docs/guides/examples#databases'],
  },
  { query: 'migratons', expect: ['/docs/sql#migrations'] },
  { query: 'lamdba timeout', expect: ['/docs/reference/providers/aws#service-keys'] },
  {
    query: 'depoly to aws',
    expect: [
      '/docs/reference/providers/aws',
      '/docs/reference/providers/aws#prerequisites',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  { query: 'dockerfle template', expect: ['/docs/reference/custom-containers#create-a-dockerfile-template'] },
  { query: 'singed url', expect: ['/docs/storage#signed-urls'] },
  {
    query: 'queue permisions',
    expect: [
      '/docs/messaging#permissions',
      ...inReferences('queues#queue-permission'),
      ...inReferences('queues#queue-allow'),
    ],
  },
  { query: 'azuer', expect: ['/docs/reference/providers/azure'] },
  { query: 'keyvlaue', expect: ['/docs/keyvalue'] },
  { query: 'NewBuket', expect: ['/docs/reference/go/storage#bucket'] },
  {
    query: 'getUplodUrl',
    expect: [...inReferences('storage#file-upload-url', ['nodejs', 'dart']), '/docs/storage#signed-urls'],
  },
  { query: 'cutsom domain', expect: ['/docs/apis#domains'] },
  { query: 'custom contianer', expect: ['/docs/reference/custom-containers'] },
  { query: 'passphrse', expect: ['/docs/reference/providers/pulumi#passphrase'] },
  { query: 'websocket brodcast', expect: ['/docs/websockets#broadcast'] },
  { query: 'cron expresion', expect: ['/docs/schedules#cron'] },
  { query: 'preveiw features', expect: ['/docs/reference/preview-features'] },
  { query: 'credntials aws', expect: ['/docs/reference/providers/aws#credentials'] },
  {
    query: 'secret premissions',
    expect: [
      '/docs/secrets#permissions',
      ...inReferences('secrets#secret-permission', ['python', 'go', 'dart']),
      ...inReferences('secrets#secret-allow'),
    ],
  },
  { query: 'nitric strat', expect: ['/docs/reference/cli#start'] },
  {
    query: 'odicRule',
    expect: [...inReferences('apis#oidc-rule', ['nodejs', 'go', 'dart']), '/docs/apis#security'],
  },
  {
    query: 'timezome',
    expect: [
      '/docs/schedules#time-zone',
      '/docs/reference/providers/aws#general-keys',
      '/docs/reference/providers/gcp#general-keys',
    ],
  },
];
