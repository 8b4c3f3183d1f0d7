import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Whole sentences, as readers ask a colleague. */
export const QUESTIONS: readonly RelevanceRow[] = [
  {
    query: 'why is my sql table missing on localhost?',
    expect: [
      '/docs/troubleshooting#migrations',
      '/docs/sql',
      '/docs/sql#local',
      '/docs/sql#migrations',
      '/docs/getting-started/local-dashboard#databases',
    ],
  },
  { query: 'can two services subscribe to the same topic?', expect: ['/docs/messaging#topics'] },
  {
    query: 'how many messages can I dequeue at once?',
    expect: [
      '/docs/messaging#limits',
      '/docs/reference/providers/aws#limits',
      '/docs/reference/providers/azure#limits',
      ...inReferences('queues#queue-dequeue'),
      '/docs/reference/providers/aws/queues#limits',
      '/docs/reference/providers/aws/queues#delivery',
      '/docs/reference/providers/azure/queues#limits',
      '/docs/reference/providers/azure/queues#leases',
    ],
  },
  {
    query: 'are messages delivered in order',
    expect: [
      '/docs/messaging#topics',
      '/docs/messaging#limits',
      '/docs/reference/providers/aws/topics#retries',
    ],
  },
  {
    query: 'how big can a value in a key value store be?',
    expect: [
      '/docs/keyvalue#limits',
      ...inReferences('keyvalue#kv-set'),
      '/docs/reference/providers/aws/keyvalue#limits',
      '/docs/reference/providers/gcp/keyvalue#limits',
      '/docs/reference/providers/azure/keyvalue#limits',
    ],
  },
  {
    query: 'can I have two listeners on one bucket',
    expect: [
      '/docs/storage#limits',
      '/docs/storage#events',
      ...inReferences('storage#bucket-on'),
      '/docs/troubleshooting#duplicate-handler',
      '/docs/reference/providers/aws/storage#events',
      '/docs/storage/events#several',
    ],
  },
  { query: 'why does my bucket listener trigger itself?', expect: ['/docs/storage#events'] },
  {
    query: 'how long can a websocket stay open without traffic',
    expect: [
      '/docs/websockets#limits',
      '/docs/reference/providers/aws/websockets#limits',
      '/docs/reference/providers/aws/websockets#connections',
    ],
  },
  {
    query: 'why does a schedule on azure cost money all the time?',
    expect: [
      '/docs/reference/providers/azure/schedules#costs',
      '/docs/reference/providers/azure#limits',
      '/docs/schedules#clouds',
      '/docs/faq#cost',
      '/docs/getting-started/deployment#cost',
      '/docs/reference/providers/azure/schedules',
    ],
  },
  {
    query: 'can I read an older version of a secret?',
    expect: ['/docs/secrets#versions', ...inReferences('secrets#secret-version')],
  },
  {
    query: 'why does the first deployment of an api on azure take so long',
    expect: ['/docs/reference/providers/azure#limits'],
  },
  {
    query: 'is the dart library stable?',
    expect: [
      '/docs/concepts/language-support',
      '/docs/faq#languages',
      '/docs/concepts/introduction#languages',
      '/docs/guides/dart',
      '/docs/reference#compatibility',
      '/docs/reference/dart',
      '/docs#libraries',
    ],
  },
  {
    query: 'which python versions work with nitric?',
    expect: [
      '/docs/getting-started/installation#tools',
      '/docs/reference/python#install',
      '/docs#libraries',
      '/docs/getting-started/quickstart#prerequisites',
      '/docs/guides/python',
      '/docs/reference/cli/installation#languages',
    ],
  },
  {
    query: 'should I call app.listen myself',
    expect: ['/docs/http', '/docs/guides/nodejs/expressjs', '/docs/guides/nodejs/expressjs#app'],
  },
  {
    query: 'can one service contain both an express app and api routes?',
    expect: [
      '/docs/http#limits',
      '/docs/apis#limits',
      '/docs/faq#frameworks',
      '/docs/http#start-problems',
      '/docs/troubleshooting#duplicate-handler',
    ],
  },
  {
    query: 'what does the nitric server do?',
    expect: [
      '/docs/concepts/how-nitric-works',
      '/docs/concepts/how-nitric-works#parts',
      '/docs/concepts/introduction#parts',
      '/docs/concepts/how-nitric-works#request',
    ],
  },
  {
    query: 'why are pipes and quotes in my start command ignored',
    expect: ['/docs/concepts/project-structure#start', '/docs/reference/cli#start-command'],
  },
  { query: 'what should I write in an issue?', expect: ['/docs/support#bugs', '/docs/contributions#report'] },
  {
    query: 'how can my coding agent read these docs',
    expect: ['/docs/agents', '/docs/agents#mcp', '/docs/agents#markdown'],
  },
  {
    query: 'can I mix python and typescript in one project?',
    expect: [
      '/docs/faq#languages',
      '/docs#libraries',
      '/docs/guides/examples#schedules',
      '/docs/concepts/language-support#mix',
      '/docs/getting-started/resources-overview#languages',
      '/docs/concepts/project-structure#monorepo',
      '/docs/concepts/build-with-nitric#languages',
    ],
  },
  {
    query: 'does nitric work with mysql',
    expect: [
      '/docs/sql#limits',
      '/docs/sql#alternatives',
      '/docs/sql',
      '/docs/guides/nodejs/byo-database#mysql',
    ],
  },
  {
    query: 'what happens if I lose the pulumi passphrase?',
    expect: ['/docs/reference/providers/pulumi#passphrase', '/docs/troubleshooting#passphrase'],
  },
  {
    query: 'why is the first request after a pause so slow?',
    expect: ['/docs/troubleshooting#cold-start', '/docs/reference/providers/aws/apis#cold-starts'],
  },
  {
    query: 'what happens if somebody changes a resource in the console?',
    expect: ['/docs/concepts/how-ops-use-nitric#drift', '/docs/reference/providers/pulumi#refresh'],
  },
  {
    query: 'is my data gone after nitric down?',
    expect: ['/docs/getting-started/deployment#down', '/docs/reference/cli#down'],
  },
  {
    query: 'can two people deploy the same stack at the same time?',
    expect: [
      '/docs/concepts/cicd#concurrency',
      '/docs/troubleshooting#locked-stack',
      '/docs/guides/deploying#locked',
    ],
  },
  {
    query: 'why is req.query empty on aws?',
    expect: [
      '/docs/http#aws-limits',
      '/docs/reference/providers/aws/apis#http',
      '/docs/guides/nodejs/nestjs#problems',
      '/docs/http#limits',
      '/docs/guides/nodejs/expressjs#limits',
    ],
  },
  { query: 'does the cli collect usage data?', expect: ['/docs/reference/cli/installation#telemetry'] },
  {
    query: 'should I choose sst or nitric?',
    expect: ['/docs/concepts/comparison/sst#choose', '/docs/concepts/comparison/sst'],
  },
  {
    query: 'why does my schedule run three times on azure?',
    expect: ['/docs/reference/providers/azure/schedules#replicas'],
  },
];
