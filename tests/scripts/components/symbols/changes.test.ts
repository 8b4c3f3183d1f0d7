import { expect, test } from 'vitest';
import { BUCKET, drawn, libraryOf, NODE } from './library-of.ts';

test('what changed in version 1 is a table for each page, from old names to new ones', async () => {
  const old = libraryOf('nodejs-v0', {
    storage: {
      symbols: [
        { ...BUCKET, replacement: { id: 'bucket', how: 'same' } },
        {
          ...BUCKET,
          id: 'old',
          name: 'old',
          replacement: { id: 'bucket-list', how: 'renamed', note: 'Call `list`.' },
        },
        {
          ...BUCKET,
          id: 'gone',
          name: 'gone',
          siblings: [{ id: 'lost', name: 'lost' }],
          replacement: { how: 'removed' },
        },
      ],
    },
    queues: {
      symbols: [{ ...BUCKET, id: 'queue', name: 'queue', replacement: { id: 'bucket', how: 'same' } }],
    },
  });
  const { markdown, facts, found } = await drawn(
    '/reference/nodejs/v0/changes',
    [libraryOf('nodejs-v1', NODE), old],
    '<SymbolChanges />',
  );
  expect(found).toEqual([]);
  expect(facts.sections.map(({ id }) => id)).toEqual(['storage']);
  expect(markdown).toBe(`## Storage

| Version 0 | Version 1 | What to do |
| - | - | - |
| [\`old()\`](/docs/reference/nodejs/v0/storage#old) | [\`Bucket.list()\`](/docs/reference/nodejs/storage#bucket-list) | Call \`list\`. |
| [\`gone()\`](/docs/reference/nodejs/v0/storage#gone), [\`lost()\`](/docs/reference/nodejs/v0/storage#lost) | None | Removed. |
`);
});
