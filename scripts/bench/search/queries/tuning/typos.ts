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
  { query: 'lamdba timeout', expect: ['/docs/reference/providers/aws/configuration#service-keys'] },
  {
    query: 'depoly to aws',
    expect: [
      '/docs/reference/providers/aws',
      '/docs/reference/providers/aws#prerequisites',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  { query: 'dockerfle template', expect: ['/docs/reference/custom-containers#create-a-dockerfile-template'] },
  {
    query: 'singed url',
    expect: ['/docs/storage#signed-urls', '/docs/reference/nodejs/storage#file-sign-url'],
  },
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
  {
    query: 'NewBuket',
    reason: 'The libraries stand in their usual order, since the name is misspelled.',
    expect: ['/docs/reference/go/storage#bucket'],
  },
  {
    query: 'getUplodUrl',
    expect: [...inReferences('storage#file-upload-url', ['nodejs', 'dart']), '/docs/storage#signed-urls'],
  },
  {
    query: 'cutsom domain',
    expect: ['/docs/apis#domains', '/docs/websites#domain', '/docs/reference/providers/aws/apis#domain'],
  },
  { query: 'custom contianer', expect: ['/docs/reference/custom-containers'] },
  {
    query: 'passphrse',
    expect: ['/docs/troubleshooting#passphrase', '/docs/reference/providers/pulumi#passphrase'],
  },
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
      '/docs/reference/providers/aws/configuration#general-keys',
      '/docs/reference/providers/gcp/configuration#general-keys',
    ],
  },
  {
    query: 'webscoket limits',
    expect: ['/docs/websockets#limits'],
  },
  { query: 'quickstrat', expect: ['/docs/getting-started/quickstart'] },
  {
    query: 'permisson',
    expect: [
      '/docs/concepts/access-control',
      '/docs/concepts/introduction#permissions',
      '/docs/storage#permissions',
      '/docs/keyvalue#permissions',
      '/docs/messaging#permissions',
      '/docs/secrets#permissions',
      '/docs/batch#permissions',
    ],
  },
  {
    query: 'nitric.yml',
    expect: ['/docs/concepts/project-structure#stacks', '/docs/reference/cli#project-file'],
  },
  {
    query: 'passprhase pulumi',
    expect: ['/docs/reference/providers/pulumi#passphrase', '/docs/reference/cli#pulumi'],
  },
  {
    query: 'kubernets provider',
    expect: [
      '/docs/reference/providers/custom/building-custom-provider',
      '/docs/reference/providers/custom/building-custom-provider#new-platform',
    ],
  },
  {
    query: 'subcribe to a topic',
    expect: ['/docs/messaging#topics', ...inReferences('topics#topic-subscribe')],
  },
  {
    query: 'getDonwloadUrl',
    expect: [...inReferences('storage#file-download-url', ['nodejs', 'dart']), '/docs/storage#signed-urls'],
  },
  { query: 'conection string', expect: [...inReferences('sql#sql-connection-string'), '/docs/sql'] },
  {
    query: 'dockefile',
    expect: [
      '/docs/reference/custom-containers',
      '/docs/reference/custom-containers#create-a-dockerfile-template',
    ],
  },
  { query: 'asistants', expect: ['/docs/agents'] },
  {
    query: 'databse',
    reason: 'The page of the dashboard has the same word in its heading.',
    expect: ['/docs/sql'],
  },
  {
    query: 'auzre credentials',
    expect: ['/docs/guides/deploying/github-actions#azure', '/docs/reference/providers/azure#credentials'],
  },
  {
    query: 'deque messages',
    reason: 'The page comes first as a whole, and its section follows.',
    expect: ['/docs/messaging#queues', ...inReferences('queues#queue-dequeue')],
  },
  { query: 'monoreop', expect: ['/docs/reference/custom-containers#monorepo', '/docs/faq#monorepo'] },
  { query: 'nitirc down', expect: ['/docs/reference/cli#down'] },
  { query: 'varibles', expect: ['/docs/reference/env'] },
  { query: 'GPU jbos', expect: ['/docs/batch#requirements', '/docs/batch#limits', '/docs/batch'] },
  { query: 'enviromnent file', expect: ['/docs/reference/env#files', '/docs/reference/env'] },
  { query: 'shcedule', expect: ['/docs/schedules'] },
  { query: 'wesbocket', expect: ['/docs/websockets'] },
  { query: 'topci.publish', expect: [...inReferences('topics#topic-publish'), '/docs/messaging#topics'] },
  {
    query: 'bukcet permissions',
    expect: [
      '/docs/storage#permissions',
      ...inReferences('storage#bucket-permission', ['python', 'go', 'dart']),
    ],
  },
  { query: 'migartion', expect: ['/docs/sql#migrations'] },
  { query: 'terrafrom provider', expect: ['/docs/reference/providers/terraform'] },
  { query: 'enqeue', expect: [...inReferences('queues#queue-enqueue')] },
  {
    query: 'cognito grups claim',
    expect: ['/docs/apis/claims#roles', '/docs/guides/nodejs/amazon-cognito#groups'],
  },
  { query: 'terrafrom vs nitric', expect: ['/docs/concepts/comparison/terraform'] },
  { query: 'brekpoint', expect: ['/docs/guides/nodejs/debugging'] },
  { query: 'upload_ulr', library: 'python', expect: ['/docs/reference/python/storage#file-upload-url'] },
  {
    query: 'storge bukcet',
    expect: [
      '/docs/storage',
      ...inReferences('storage#bucket'),
      '/docs/reference/nodejs/storage',
      '/docs/reference/python/storage',
      '/docs/reference/go/storage',
      '/docs/reference/dart/storage',
    ],
  },
  { query: 'custom doman for website', expect: ['/docs/websites#domain'] },
  { query: 'amazon congito', expect: ['/docs/guides/nodejs/amazon-cognito'] },
  {
    query: 'gogle cloud configuraton',
    expect: [
      '/docs/reference/providers/gcp/configuration#next',
      '/docs/reference/providers/gcp/configuration',
    ],
  },
  { query: 'TopicClient.Publsh', library: 'go', expect: ['/docs/reference/go/topics#topic-publish'] },
  { query: 'topik or queue', expect: ['/docs/messaging#choose', '/docs/messaging'] },
  { query: 'nitirc start', expect: ['/docs/reference/cli#start'] },
  { query: 'secutiry rules of apis', expect: ['/docs/apis#security'] },
  {
    query: 'uplaod an image with curl',
    expect: [
      '/docs/guides/nodejs/serverless-rest-api-example#upload',
      '/docs/guides/nodejs/serverless-rest-api-example',
    ],
  },
];
