import { expect, test } from 'vitest';
import { BUCKET, drawn, libraryOf, NODE } from '#tests/scripts/components/symbols/library-of.ts';

const absent = [{ id: 'websockets', title: 'Websockets', instead: 'Use polling.' }];
const libraries = [
  libraryOf('nodejs-v1', {
    ...NODE,
    websockets: { symbols: [{ ...BUCKET, id: 'websocket', returns: undefined }] },
  }),
  libraryOf('go-v1', { library: { absent }, storage: { symbols: [BUCKET] } }),
  libraryOf('jvm-v0', { storage: { symbols: [BUCKET] } }),
];

test('each cell leads to the page of a library, to why it has none, or to the provider', async () => {
  const { markdown } = await drawn('/reference', libraries, '<CompatibilityTable />');
  expect(markdown).toBe(`| Resource | Node.js | Go | AWS | Google Cloud | Azure |
| - | - | - | - | - | - |
| [Storage](/docs/storage) | [\`bucket()\`](/docs/reference/nodejs/storage) | [\`bucket()\`](/docs/reference/go/storage) | [S3](/docs/reference/providers/aws#service-storage) | [Cloud Storage](/docs/reference/providers/gcp#service-storage) | [Blob Storage](/docs/reference/providers/azure#service-storage) |
| [Websockets](/docs/websockets) | [\`bucket()\`](/docs/reference/nodejs/websockets) | [Not available](/docs/reference/go#websockets) | [API Gateway](/docs/reference/providers/aws#service-websockets) | [Not available](/docs/reference/providers/gcp#limits) | [Not available](/docs/reference/providers/azure#limits) |
`);
});

test('each library with symbols is a row with its languages, release, and state', async () => {
  const { markdown } = await drawn('/concepts/language-support', libraries, '<LanguageTable />');
  expect(markdown).toBe(`| Library | Languages | Release | State |
| - | - | - | - |
| [Node.js](/docs/reference/nodejs) | TypeScript, JavaScript | 1.4.2 | Stable |
| [Go](/docs/reference/go) | Go | 1.4.2 | Experimental |
| [JVM](/docs/reference/jvm/v0) | Java, Kotlin | 1.4.2 | Version 0 only |
`);
});

test('each building block is a row with its purpose and its services', async () => {
  const { markdown } = await drawn('/building-blocks', libraries, '<BuildingBlockTable />');
  expect(markdown.split('\n')).toHaveLength(13);
  expect(markdown).toContain(
    '| [Messages](/docs/messaging) | Topics and queues | [SNS](/docs/reference/providers/aws#service-topics), [SQS](/docs/reference/providers/aws#service-queues) | ',
  );
});
