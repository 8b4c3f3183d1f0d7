import { describe, expect, test } from 'vitest';
import { engineOf, found } from './small-site.ts';

describe('likely pages', () => {
  const SAME = { title: 'Clock', text: 'A clock shows the hour.' };

  test('the name of a language leads to the start of its library', async () => {
    const page = { title: 'Nothing', text: 'Nothing.' };
    const site = engineOf({ '/reference/python/storage': page, '/reference/python': page });
    expect((await found(site, 'python3'))[0]).toBe('/reference/python#overview');
  });

  test('a cloud in the query puts its pages first, and pages about another cloud last', async () => {
    const pages = engineOf({
      '/reference/providers/azure/clock': SAME,
      '/reference/a-clock': SAME,
      '/reference/providers/aws/clock': SAME,
    });
    expect(await found(pages, 'dynamodb hour')).toEqual([
      '/reference/providers/aws/clock#overview',
      '/reference/a-clock#overview',
      '/reference/providers/azure/clock#overview',
    ]);
  });
});

describe('library versions', () => {
  const section = {
    title: 'Storage',
    sections: { 'bucket-on': ['Bucket.on()', 'Registers a listener.'] },
  } as const;

  const SITE = engineOf({
    '/reference/go/storage': section,
    '/reference/go/v0/storage': section,
    '/reference/nodejs/storage': section,
    '/reference/nodejs/v0/storage': {
      ...section,
      sections: { ...section.sections, 'bucket-old': ['Bucket.old()', 'Registers a listener for buckets.'] },
    },
    '/reference/python/storage': section,
  });

  test('the current versions come before the old ones, in the order of the libraries', async () => {
    expect(await found(SITE, 'bucket.on', { hitsPerPage: 5 })).toEqual([
      '/reference/nodejs/storage#bucket-on',
      '/reference/python/storage#bucket-on',
      '/reference/go/storage#bucket-on',
      '/reference/nodejs/v0/storage#bucket-on',
      '/reference/go/v0/storage#bucket-on',
    ]);
  });

  test('what only an old version has is found there', async () => {
    expect((await found(SITE, 'bucket.old'))[0]).toBe('/reference/nodejs/v0/storage#bucket-old');
  });

  test('the chosen library comes first', async () => {
    expect((await found(SITE, 'bucket.on', { preferredLibrary: 'python' }))[0]).toBe(
      '/reference/python/storage#bucket-on',
    );
  });

  test.each([
    ['bucket.on go', '/reference/go/storage#bucket-on'],
    ['bucket on v0', '/reference/nodejs/v0/storage#bucket-on'],
    ['golang v0 bucket.on', '/reference/go/v0/storage#bucket-on'],
    ['bucket.on 0.x', '/reference/nodejs/v0/storage#bucket-on'],
    ['bucket.on version 0', '/reference/nodejs/v0/storage#bucket-on'],
    ['bucket.on version 20', '/reference/python/storage#bucket-on'],
  ])('%s names what it wants', async (query, expected) => {
    expect((await found(SITE, query, { preferredLibrary: 'python' }))[0]).toBe(expected);
  });

  test('hits are counted by library and version, and filtered by them', async () => {
    expect(await found(SITE, 'listener', { filters: { library: ['nodejs'], version: ['v0'] } })).toEqual([
      '/reference/nodejs/v0/storage#bucket-on',
      '/reference/nodejs/v0/storage#bucket-old',
    ]);
  });

  test('a library without a current version stands behind the others, unless the reader chose it', async () => {
    const engine = engineOf({
      '/reference/go/storage': { title: 'Storage', sections: { 'go-only': ['Files', 'Reads a file.'] } },
      '/reference/jvm/v0/storage': { title: 'Storage', sections: { 'jvm-only': ['Files', 'Reads a file.'] } },
    });
    expect((await found(engine, 'files'))[0]).toBe('/reference/go/storage#go-only');
    expect((await found(engine, 'files', { preferredLibrary: 'jvm' }))[0]).toBe(
      '/reference/jvm/v0/storage#jvm-only',
    );
  });

  test('a page about changes is found with both versions', async () => {
    const engine = engineOf({
      '/reference/nodejs/v0/changes': {
        title: 'Changes in version 1',
        sections: { queues: ['Queues', 'Call enqueue.'] },
      },
      '/reference/nodejs/v0/queues': { title: 'Queues', sections: { task: ['Task', 'Changes a queue.'] } },
    });
    for (const query of ['changes of queues v1', 'changes of queues v0'])
      expect((await found(engine, query))[0]).toBe('/reference/nodejs/v0/changes#queues');
  });
});
