import { inReferences } from '#scripts/bench/search/reference-addresses.ts';
import type { RelevanceRow } from '#scripts/bench/search/relevance-query.ts';

/** Slips of the keyboard: swapped, missing, doubled, and wrong letters. */
export const TYPOS: readonly RelevanceRow[] = [
  { query: 'contributons', expect: ['/docs/contributions'] },
  {
    query: 'lambda subent ids',
    expect: [
      '/docs/reference/providers/aws/configuration#service-keys',
      '/docs/guides/nodejs/byo-database#network',
    ],
  },
  { query: 'AbortedExecption', expect: ['/docs/reference/python/common#aborted-exception'] },
  { query: 'deqeue', expect: [...inReferences('queues#queue-dequeue'), '/docs/messaging#queues'] },
  { query: 'BucketNotifyReqest', expect: ['/docs/reference/python/storage#bucket-event-request'] },
  { query: 'provders', expect: ['/docs/reference/providers'] },
  { query: 'gogle cloud', expect: ['/docs/reference/providers/gcp'] },
  { query: 'mesages', expect: ['/docs/messaging'] },
  {
    query: 'batch requirments',
    expect: ['/docs/batch#requirements', ...inReferences('batch#job-requirements', ['nodejs', 'go', 'dart'])],
  },
  {
    query: 'fastfy',
    expect: [
      '/docs/guides/nodejs/fastify',
      '/docs/http',
      '/docs/http#start-function',
      '/docs/guides/examples#frameworks',
    ],
  },
  {
    query: 'lifecylce',
    expect: ['/docs/reference/nodejs/common#lifecycle', '/docs/reference/nodejs/common'],
  },
  {
    query: 'api domian',
    expect: [
      '/docs/apis#domains',
      '/docs/reference/providers/aws/configuration#api-keys',
      '/docs/reference/providers/aws/apis#domain',
      '/docs/reference/providers/gcp/apis#domains',
      '/docs/reference/providers/azure/apis#domains',
    ],
  },
  { query: 'NewWebsokcet', expect: ['/docs/reference/go/websockets#websocket'] },
  {
    query: 'trigerring a schedule',
    expect: [
      '/docs/schedules#local',
      '/docs/reference/cli/local-development#triggers',
      '/docs/getting-started/local-dashboard#triggers',
      '/docs/reference/providers/aws/schedules#run',
      '/docs/reference/providers/gcp/schedules',
    ],
  },
  { query: 'conection pool', expect: ['/docs/sql#pool', '/docs/guides/nodejs/nitric-and-drizzle#pool'] },
  { query: 'nitric compeltion', expect: ['/docs/reference/cli#completion'] },
  { query: 'introducton', expect: ['/docs/concepts/introduction'] },
  {
    query: 'donwload link',
    expect: ['/docs/storage#signed-urls', ...inReferences('storage#file-download-url')],
  },
  {
    query: 'nitirc vs terrafrom',
    expect: [
      '/docs/concepts/comparison/terraform',
      '/docs/concepts/comparison/terraform#differences',
      '/docs/concepts/comparison/terraform#choose',
    ],
  },
  { query: 'github acitons', expect: ['/docs/guides/deploying/github-actions'] },
  { query: 'local dashbaord', expect: ['/docs/getting-started/local-dashboard'] },
];
