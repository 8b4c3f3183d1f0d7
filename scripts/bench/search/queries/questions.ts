import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Whole sentences, as readers ask a colleague. */
export const QUESTIONS: readonly RelevanceRow[] = [
  {
    query: 'how do I run code every five minutes',
    expect: ['/docs/schedules#rates', '/docs/schedules', ...inReferences('schedules#schedule-every')],
  },
  { query: 'do I need docker to run nitric?', expect: ['/docs/faq#docker'] },
  { query: 'how much does a deployment cost', expect: ['/docs/faq#cost'] },
  { query: 'can I try nitric without a cloud account', expect: ['/docs/faq#cloud-account'] },
  {
    query: 'which programming languages are supported',
    expect: ['/docs/faq#languages', '/docs/concepts/introduction#languages'],
  },
  {
    query: 'how is nitric different from terraform or pulumi?',
    expect: ['/docs/faq#infrastructure-tools', '/docs/concepts/introduction#infrastructure-from-code'],
  },
  {
    query: 'where does pulumi store the state of my stack',
    expect: ['/docs/reference/providers/pulumi#state', '/docs/faq#state'],
  },
  {
    query: 'why is a resource that I declare inside a handler missing',
    expect: ['/docs/faq#top-level', '/docs/concepts/introduction#life-of-a-declaration'],
  },
  {
    query: 'why does my api accept requests without a token on localhost',
    expect: ['/docs/faq#local-auth', '/docs/apis#security'],
  },
  { query: 'can I use express with nitric?', expect: ['/docs/faq#frameworks', '/docs/http'] },
  { query: 'what happens to my data when I run nitric down', expect: ['/docs/reference/cli#down'] },
  { query: 'how long is a signed url valid', expect: ['/docs/storage#signed-urls', '/docs/storage#limits'] },
  {
    query: 'what is the largest file I can upload',
    expect: ['/docs/storage#limits', '/docs/storage#signed-urls'],
  },
  {
    query: 'do websockets work on azure?',
    expect: [
      '/docs/websockets#limits',
      '/docs/reference/providers/azure#limits',
      '/docs/reference/providers#support',
      '/docs/faq#clouds',
      '/docs/websockets#clouds',
    ],
  },
  { query: 'what is the difference between a topic and a queue', expect: ['/docs/messaging'] },
  {
    query: 'how do I pass environment variables to my service',
    expect: ['/docs/reference/env', '/docs/reference/env#files'],
  },
  { query: 'what are the user and password of the local postgres database', expect: ['/docs/sql#local'] },
  {
    query: 'how can I get the url of my api in code',
    expect: inReferences('apis#api-url', ['nodejs', 'python']),
  },
  {
    query: 'which permissions does my AWS user need to deploy',
    expect: ['/docs/reference/providers/aws#credentials'],
  },
  { query: 'how do I make a single route public', expect: ['/docs/apis#security'] },
  {
    query: 'can a message be delivered more than once?',
    expect: ['/docs/messaging#topics', '/docs/messaging#limits'],
  },
  { query: 'is a schedule retried when it fails', expect: ['/docs/schedules#failures'] },
  { query: 'what happens when a batch job throws an error', expect: ['/docs/batch#failures'] },
  { query: 'can I query values in a key value store?', expect: ['/docs/keyvalue', '/docs/keyvalue#limits'] },
  {
    query: 'which aws service is used for queues',
    expect: [
      '/docs/messaging#clouds',
      '/docs/reference/providers/aws#services',
      '/docs/reference/providers#services',
      '/docs/reference#compatibility',
    ],
  },
  { query: 'can I leave nitric later', expect: ['/docs/faq#leaving'] },
  { query: 'how do I pin the version of a provider', expect: ['/docs/reference/providers#name'] },
  {
    query: 'what is a stack?',
    expect: ['/docs/concepts/introduction#parts', '/docs/reference/providers#stacks'],
  },
  {
    query: 'where are the files of local buckets stored',
    expect: ['/docs/storage#local', '/docs/reference/cli#files', '/docs/reference/cli#folders'],
  },
  {
    query: 'how do I change the port of my local api',
    expect: ['/docs/reference/cli#fixed-ports', '/docs/apis#local'],
  },
  {
    query: 'what do I do when an update was interrupted',
    expect: ['/docs/reference/providers/pulumi#interrupted'],
  },
  {
    query: 'is there a v1 library for java',
    expect: [
      '/docs/guides/jvm',
      '/docs/reference/jvm/v0',
      '/docs/faq#languages',
      '/docs/reference/jvm/v0#differences',
      '/docs/concepts/introduction#languages',
    ],
  },
  { query: 'how can I see which resources will be deployed', expect: ['/docs/reference/cli#spec'] },
  { query: 'can I send binary messages over a websocket?', expect: ['/docs/websockets#limits'] },
  {
    query: 'does nitric run in my own aws account',
    expect: ['/docs/faq#hosted', '/docs/reference/providers/aws', '/docs/concepts/introduction#audience'],
  },
  {
    query: 'how do I use a cloud service that nitric does not support',
    expect: ['/docs/faq#other-services'],
  },
  { query: 'how do I keep a connection pool to postgres', expect: ['/docs/sql#pool'] },
  {
    query: 'when should I use pulumi instead of terraform',
    expect: ['/docs/reference/providers#available', '/docs/faq#infrastructure-tools'],
  },
  {
    query: 'how does nitric decide what a service may access',
    expect: ['/docs/concepts/introduction#permissions'],
  },
  { query: 'why do I get a CORS error when my handler throws', expect: ['/docs/apis#cors'] },
];
