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
      '/docs/reference/providers/aws/topics',
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
    expect: [
      ...inReferences('sql#sql-connection-string'),
      '/docs/sql',
      '/docs/sql#migration-container',
      '/docs/guides/nodejs/byo-database',
      '/docs/reference/env#builds',
    ],
  },
  {
    query: 'prisma',
    expect: [
      '/docs/guides/nodejs/nitric-and-prisma',
      '/docs/sql#migration-container',
      '/docs/sql',
      '/docs/guides/examples#databases',
    ],
  },
  {
    query: 'llm',
    expect: ['/docs/agents', '/docs/agents#llms', '/docs/guides/examples#batch', '/docs/batch'],
  },
  { query: 'chatgpt', expect: ['/docs/agents'] },
  { query: 'github copilot', expect: ['/docs/agents', '/docs/agents#vs-code', '/docs/agents#mcp'] },
  {
    query: 'container registry',
    expect: ['/docs/reference/providers/azure#services', '/docs/reference/providers/aws#services'],
  },
  {
    query: 'cognito',
    expect: [
      '/docs/guides/nodejs/amazon-cognito',
      '/docs/apis#security',
      '/docs/guides/nodejs/amazon-cognito#user-pool',
      '/docs/guides/nodejs/amazon-cognito#groups',
      '/docs/guides/nodejs/amazon-cognito#tokens',
      '/docs/guides/nodejs/amazon-cognito#token',
      '/docs/guides/examples#auth',
    ],
  },
  { query: 'firebase login', expect: ['/docs/guides/examples#auth'] },
  {
    query: 'bearer token',
    expect: [
      '/docs/apis#security',
      '/docs/apis#claims',
      '/docs/apis/claims',
      '/docs/guides/nodejs/secure-api-auth0#token',
      '/docs/guides/nodejs/amazon-cognito#token',
    ],
  },
  { query: 'redis', expect: ['/docs/keyvalue'] },
  {
    query: 'step functions',
    expect: [
      '/docs/reference/providers/aws/topics#delay',
      '/docs/reference/providers/aws/topics',
      '/docs/messaging#delay',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/aws/topics#resources',
    ],
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
    expect: [
      '/docs/reference/providers/aws/apis#domain',
      '/docs/apis#domains',
      '/docs/reference/providers/aws/configuration#api-keys',
    ],
  },
  { query: 'deno', expect: ['/docs/reference/cli#new', '/docs/concepts/language-support#differences'] },
  {
    query: 'flutter',
    expect: ['/docs/guides/examples#front-ends', '/docs/guides/dart#next', '/docs/guides/dart'],
  },
  { query: 'video transcoding', expect: ['/docs/batch'] },
  {
    query: 'least privilege',
    expect: [
      '/docs/concepts/access-control#least-privilege',
      '/docs/concepts/access-control',
      '/docs/concepts/introduction#permissions',
    ],
  },
  { query: 'vendor lock-in', expect: ['/docs/faq#leaving'] },
  { query: 'pricing', expect: ['/docs/getting-started/deployment#cost', '/docs/faq#cost'] },
  {
    query: 'self-signed certificate',
    expect: [
      '/docs/reference/cli/local-development#https',
      '/docs/guides/nodejs/byo-database#troubleshooting',
    ],
  },
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
  {
    query: 'aurora serverless',
    expect: [
      '/docs/reference/providers/aws/sql',
      '/docs/reference/providers/aws/sql#capacity',
      '/docs/reference/providers/aws/sql#resources',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers/aws/configuration#sql-keys',
    ],
  },
  {
    query: 'mongo',
    expect: ['/docs/guides/nodejs/byo-database#mongodb', '/docs/guides/nodejs/byo-database'],
  },
  { query: 'point-in-time recovery', expect: ['/docs/reference/providers/aws/keyvalue#backups'] },
  {
    query: 'link shortener',
    expect: ['/docs/guides/go/serverless-rest-api-example', '/docs/guides/examples#apis'],
  },
  {
    query: 'matplotlib',
    expect: ['/docs/guides/python/create-histogram', '/docs/guides/python/create-histogram#service'],
  },
];
