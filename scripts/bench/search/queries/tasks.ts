import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** What readers want to do, in a few words. */
export const TASKS: readonly RelevanceRow[] = [
  {
    query: 'deploy to aws',
    expect: [
      '/docs/reference/providers/aws',
      '/docs/reference/providers/aws#prerequisites',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  {
    query: 'deploy to google cloud',
    expect: [
      '/docs/reference/providers/gcp',
      '/docs/reference/providers/gcp#prerequisites',
      '/docs/guides/deploying#clouds',
      '/docs/getting-started/quickstart#deploy',
    ],
  },
  {
    query: 'deploy with github actions',
    expect: ['/docs/guides/deploying', '/docs/guides/deploying#action', '/docs/guides/deploying#setup'],
  },
  {
    query: 'run migrations',
    expect: ['/docs/sql#migrations', '/docs/sql#local', '/docs/sql#migration-files'],
  },
  { query: 'signed url', expect: ['/docs/storage#signed-urls'] },
  { query: 'upload a file from the browser', expect: ['/docs/storage#browser', '/docs/storage#signed-urls'] },
  {
    query: 'list files in a bucket',
    expect: ['/docs/storage#files', ...inReferences('storage#bucket-files')],
  },
  {
    query: 'run code when a file is uploaded',
    expect: ['/docs/storage#events', ...inReferences('storage#bucket-on')],
  },
  { query: 'protect an api with auth0', expect: ['/docs/apis#security'] },
  { query: 'get user id from token', expect: ['/docs/apis#claims'] },
  { query: 'enable CORS', expect: ['/docs/apis#cors'] },
  {
    query: 'read query parameters',
    expect: [
      '/docs/apis#requests',
      ...inReferences('apis#http-request'),
      '/docs/reference/go/apis#http-request-query',
    ],
  },
  { query: 'path parameters', expect: ['/docs/apis#routes', '/docs/reference/go/apis#http-request-params'] },
  { query: 'redirect a request', expect: ['/docs/apis#requests'] },
  { query: 'base path for all routes', expect: ['/docs/apis#middleware'] },
  {
    query: 'custom domain for an api',
    expect: ['/docs/apis#domains', '/docs/reference/providers/aws#api-keys'],
  },
  {
    query: 'run an express app',
    expect: ['/docs/http', '/docs/faq#frameworks', '/docs/reference/nodejs/http#http'],
  },
  { query: 'nestjs', expect: ['/docs/http#nestjs'] },
  { query: 'send a message later', expect: ['/docs/messaging#delay'] },
  { query: 'process messages in batches', expect: ['/docs/messaging#queues', '/docs/messaging'] },
  { query: 'broadcast to all clients', expect: ['/docs/websockets#broadcast'] },
  { query: 'connect to websocket from javascript in the browser', expect: ['/docs/websockets#client'] },
  { query: 'websocket authentication', expect: ['/docs/websockets#client'] },
  { query: 'run schedule in local time', expect: ['/docs/schedules#time-zone'] },
  { query: 'run locally', expect: ['/docs/getting-started/quickstart#local', '/docs/reference/cli#start'] },
  { query: 'delete a stack', expect: ['/docs/reference/cli#down'] },
  {
    query: 'use an existing bucket',
    expect: [
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/aws#import-keys',
      '/docs/storage#clouds',
    ],
  },
  {
    query: 'import existing secret',
    expect: [
      '/docs/secrets#import',
      '/docs/reference/providers/aws#imports',
      '/docs/reference/providers/aws#import-keys',
      '/docs/reference/providers/gcp#imports',
      '/docs/reference/providers/gcp#import-keys',
    ],
  },
  {
    query: 'set the value of a secret',
    expect: ['/docs/secrets#first-value', '/docs/secrets#versions', ...inReferences('secrets#secret-put')],
  },
  { query: 'rotate a secret', expect: ['/docs/secrets#versions', '/docs/secrets#permissions'] },
  {
    query: 'increase memory of a service',
    expect: [
      '/docs/reference/providers/aws#service-keys',
      '/docs/reference/providers/gcp#service-keys',
      '/docs/reference/providers/azure#service-keys',
    ],
  },
  {
    query: 'run a job on a GPU',
    expect: ['/docs/batch#requirements', '/docs/batch', '/docs/batch#limits'],
  },
  {
    query: 'keep terraform state in s3',
    expect: ['/docs/reference/providers/terraform#stack-file', '/docs/guides/terraform#stack'],
  },
  { query: 'pulumi state in an s3 bucket', expect: ['/docs/reference/providers/pulumi#state'] },
  {
    query: 'staging and production environments',
    expect: ['/docs/faq#environments', '/docs/reference/providers#stacks'],
  },
  { query: 'monorepo', expect: ['/docs/reference/custom-containers#monorepo', '/docs/faq#monorepo'] },
  {
    query: 'install a system package in the python image',
    expect: ['/docs/reference/custom-containers#python', '/docs/reference/custom-containers'],
  },
  { query: 'dockerfile for go', expect: ['/docs/reference/custom-containers#go', '/docs/guides/go#project'] },
  { query: 'trigger a schedule locally', expect: ['/docs/schedules#local', '/docs/reference/cli#triggers'] },
  { query: 'unit test a service', expect: ['/docs/guides/nodejs#unit-tests'] },
  { query: 'report a bug', expect: ['/docs/support#bugs', '/docs/support'] },
  { query: 'migrate from v0 to v1', expect: ['/docs/support/upgrade', '/docs/support/upgrade#plan'] },
  { query: 'load variables from a file', expect: ['/docs/reference/env', '/docs/reference/env#files'] },
  {
    query: 'host a static website',
    expect: ['/docs/reference/preview-features#websites', '/docs/reference/cli#add-website'],
  },
  { query: 'gitlab pipeline', expect: ['/docs/guides/deploying#gitlab'] },
  { query: 'azure devops', expect: ['/docs/guides/deploying#azure-pipelines'] },
  { query: 'speed up docker builds in CI', expect: ['/docs/guides/deploying#cache'] },
  { query: 'customize terraform modules', expect: ['/docs/guides/terraform#change-provider'] },
  { query: 'update the cli', expect: ['/docs/reference/cli#upgrade', '/docs/support/upgrade#tools'] },
  { query: 'let an idle database pause', expect: ['/docs/reference/providers/aws#sql-keys'] },
  {
    query: 'create a new project',
    expect: [
      '/docs/reference/cli#new',
      '/docs/getting-started/quickstart#local',
      '/docs/getting-started/quickstart',
      ...['nodejs', 'python', 'go', 'dart'].map((guide) => `/docs/guides/${guide}#project`),
    ],
  },
  { query: 'prefix keys in kv store', expect: ['/docs/keyvalue#keys', ...inReferences('keyvalue#kv-keys')] },
];
