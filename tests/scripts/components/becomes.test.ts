import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { BUCKET, drawn, libraryOf, NODE } from './symbols/library-of.ts';

const absent = [{ id: 'storage', title: 'Storage', instead: 'Use files.' }];
const libraries = [
  libraryOf('nodejs-v1', { ...NODE, storage: { symbols: [BUCKET] } }),
  libraryOf('go-v1', { library: { absent } }),
];

describe('the facts of a building block', () => {
  test('lead to the rows of the providers and to the reference of each library', async () => {
    const { markdown, html } = await drawn('/storage', libraries, '<Becomes />');
    expect(markdown).toBe(`- AWS: [S3](/docs/reference/providers/aws#service-storage)
- Google Cloud: [Cloud Storage](/docs/reference/providers/gcp#service-storage)
- Azure: [Blob Storage](/docs/reference/providers/azure#service-storage)

**Node.js**

[Node.js reference](/docs/reference/nodejs/storage)

**Go**

[Not in Go](/docs/reference/go#storage)
`);
    expect(html).toContain(
      '#icon:aws"></use></svg><span class="sr-only">AWS: </span><span><a href="/docs/reference/providers/aws#service-storage">S3</a></span></li>',
    );
    expect(html).toContain(
      '<div class="by-sdk"><div data-sdk="nodejs"><p><a href="/docs/reference/nodejs/storage">Node.js reference</a></p></div>',
    );
  });

  test('name each service of a block with several resources once, and say which cloud has none', async () => {
    const messages = await compileBody('<Becomes />', undefined, { address: '/messaging' });
    expect(
      messages.markdown,
    ).toBe(`- AWS: [SNS](/docs/reference/providers/aws#service-topics), [SQS](/docs/reference/providers/aws#service-queues)
- Google Cloud: [Pub/Sub](/docs/reference/providers/gcp#service-topics)
- Azure: [Event Grid](/docs/reference/providers/azure#service-topics), [Storage Queues](/docs/reference/providers/azure#service-queues)
`);
    const websockets = await compileBody('<Becomes />', undefined, { address: '/websockets' });
    expect(websockets.markdown).toContain('[Not on Azure](/docs/reference/providers/azure#limits)');
  });
});
