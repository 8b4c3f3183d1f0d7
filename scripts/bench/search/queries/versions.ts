import { inOldReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Queries that name an old version, or something that only an old version has, and those about the move to version 1. */
export const VERSIONS: readonly RelevanceRow[] = [
  {
    query: 'v0 collections',
    expect: [...inOldReferences('collections'), '/docs/support/upgrade#collections'],
  },
  {
    query: 'nodejs v0 faas',
    expect: [
      '#handlers',
      '/common#function-server',
      '/common#faas-start',
      '/common#faas-http',
      '/common#faas-event',
      '/common#faas-notification',
      '/common#function-server-http',
      '/common#function-server-start',
      '/common#function-server-websocket',
    ].map((place) => `/docs/reference/nodejs/v0${place}`),
  },
  {
    query: 'python v0 queues',
    expect: ['/docs/reference/python/v0/queues', '/docs/reference/python/v0/queues#queue'],
  },
  { query: 'go v0 NewCollection', expect: ['/docs/reference/go/v0/collections#collection'] },
  { query: 'nodejs v0 bucket.for', expect: ['/docs/reference/nodejs/v0/storage#bucket-allow'] },
  { query: 'python v0 changes in version 1', expect: ['/docs/reference/python/v0/changes'] },
  {
    query: 'what changed in version 1 of the go library',
    expect: ['/docs/reference/go/v0/changes', '/docs/support/upgrade#go'],
  },
  { query: 'ReceivedTask', expect: inOldReferences('queues#dequeued-message') },
  { query: 'NitricTask', expect: ['/docs/reference/nodejs/v0/queues#task'] },
  { query: 'ComposeHttpMiddleware', expect: ['/docs/reference/go/v0/apis#compose-http-middleware'] },
  {
    query: 'sub-collections upgrade',
    expect: ['/docs/support/upgrade#collections'],
  },
  { query: 'replace handlers with services in nitric.yaml', expect: ['/docs/support/upgrade#project-file'] },
  { query: 'rename nitric-dev.yaml', expect: ['/docs/support/upgrade#stack-files'] },
  {
    query: 'reading writing deleting permissions',
    expect: [
      '/docs/support/upgrade#permissions',
      '/docs/reference/nodejs/storage#bucket-for',
      '/docs/reference/python/storage#legacy-bucket-permission',
    ],
  },
  { query: 'csharp v0 storage', expect: ['/docs/reference/csharp/v0/storage'] },
  {
    query: 'kotlin v0 api',
    expect: ['/docs/reference/jvm/v0/apis', '/docs/reference/jvm/v0/apis#api', '/docs/guides/jvm'],
  },
  {
    query: 'v0 security definitions',
    expect: [
      '/docs/support/upgrade#security',
      ...inOldReferences('apis#jwt-security'),
      ...inOldReferences('apis#security-definition', ['nodejs', 'python', 'csharp', 'jvm']),
    ],
  },
  { query: 'nodejs v0 queue.send', expect: ['/docs/reference/nodejs/v0/queues#queue-enqueue'] },
  { query: 'python v0 install', expect: ['/docs/reference/python/v0#install'] },
  { query: 'go sdk v0', expect: ['/docs/reference/go/v0'] },
  {
    query: 'NitricEvent',
    expect: ['/docs/reference/nodejs/v0/topics#event', '/docs/reference/jvm/v0/topics#event'],
  },
  {
    query: 'last cli that reads v0 projects',
    expect: ['/docs/guides/jvm#prerequisites', '/docs/support/upgrade'],
  },
  { query: 'collection query where', expect: inOldReferences('collections#query-where') },
  { query: 'upgrade queue send receive', expect: ['/docs/support/upgrade#messages'] },
  {
    query: 'v0 websockets python',
    expect: ['/docs/reference/python/v0/websockets', '/docs/reference/python/v0/websockets#websocket'],
  },
  {
    query: 'nodejs v0 http preview',
    expect: [
      '/docs/reference/nodejs/v0/http#notes',
      '/docs/reference/nodejs/v0/http',
      '/docs/reference/nodejs/v0/http#http',
    ],
  },
  { query: 'C# known limits', expect: ['/docs/reference/csharp/v0#limits'] },
  { query: 'versions of the libraries', expect: ['/docs/reference#versions'] },
];
