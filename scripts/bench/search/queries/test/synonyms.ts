import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Tables of which service of a cloud stands for which resource. */
const SERVICES = ['/docs/reference/providers#services', '/docs/reference#compatibility'];

/** Words from other products and clouds for what these pages call differently. */
export const SYNONYMS: readonly RelevanceRow[] = [
  { query: 'fan out', expect: ['/docs/messaging#topics', '/docs/messaging'] },
  {
    query: 'SNS',
    expect: [
      '/docs/messaging#clouds',
      '/docs/messaging#topics',
      '/docs/messaging',
      '/docs/reference/providers/aws#services',
      ...SERVICES,
    ],
  },
  {
    query: 'task queue',
    expect: ['/docs/messaging#queues', '/docs/messaging', ...inReferences('queues#queue')],
  },
  { query: 'timer trigger', expect: ['/docs/schedules', '/docs/schedules#rates'] },
  { query: 'recurring job', expect: ['/docs/schedules', '/docs/schedules#rates', '/docs/schedules#cron'] },
  { query: 'real-time updates', expect: ['/docs/websockets', '/docs/websockets#broadcast'] },
  { query: 'password storage', expect: ['/docs/secrets'] },
  {
    query: 'database url',
    expect: [...inReferences('sql#sql-connection-string'), '/docs/sql', '/docs/sql#migration-container'],
  },
  {
    query: 'prisma',
    expect: ['/docs/sql#migration-container', '/docs/sql', '/docs/guides/examples#databases'],
  },
  {
    query: 'llm',
    expect: ['/docs/agents', '/docs/agents#llms', '/docs/guides/examples#batch', '/docs/batch'],
  },
  { query: 'chatgpt', expect: ['/docs/agents'] },
  { query: 'github copilot', expect: ['/docs/agents', '/docs/agents#vs-code', '/docs/agents#mcp'] },
  {
    query: 'container registry',
    expect: [
      '/docs/apis#clouds',
      '/docs/reference/providers/azure#services',
      '/docs/reference/providers/aws#services',
    ],
  },
  { query: 'cognito', expect: ['/docs/apis#security'] },
  { query: 'firebase login', expect: ['/docs/guides/examples#auth'] },
  { query: 'bearer token', expect: ['/docs/apis#security', '/docs/apis#claims', '/docs/apis/claims'] },
  { query: 'redis', expect: ['/docs/keyvalue'] },
  {
    query: 'step functions',
    expect: ['/docs/messaging#clouds', '/docs/messaging#delay', '/docs/reference/providers/aws#services'],
  },
  {
    query: 'cloudfront',
    expect: [
      '/docs/websites#deploy',
      '/docs/reference/providers/aws/configuration#website-keys',
      '/docs/reference/providers/aws#services',
      '/docs/reference/preview-features#websites',
    ],
  },
  {
    query: 'route 53',
    expect: ['/docs/apis#domains', '/docs/reference/providers/aws/configuration#api-keys'],
  },
  { query: 'deno', expect: ['/docs/reference/cli#new'] },
  {
    query: 'flutter',
    expect: ['/docs/guides/examples#front-ends', '/docs/guides/dart#next', '/docs/guides/dart'],
  },
  { query: 'video transcoding', expect: ['/docs/batch'] },
  {
    query: 'least privilege',
    expect: ['/docs/concepts/access-control', '/docs/concepts/introduction#permissions'],
  },
  { query: 'vendor lock-in', expect: ['/docs/faq#leaving'] },
  { query: 'pricing', expect: ['/docs/getting-started/deployment#cost', '/docs/faq#cost'] },
  { query: 'self-signed certificate', expect: ['/docs/reference/cli/local-development#https'] },
  { query: 'shell autocomplete', expect: ['/docs/reference/cli#completion'] },
  {
    query: 'cdktf',
    expect: [
      '/docs/reference/providers/terraform',
      '/docs/reference/providers/terraform#prerequisites',
      '/docs/reference/providers/terraform#stack-file',
      '/docs/reference/providers/custom/building-custom-provider#terraform',
      '/docs/guides/terraform',
      '/docs/guides/terraform#generate',
    ],
  },
];
