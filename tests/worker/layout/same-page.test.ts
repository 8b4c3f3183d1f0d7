import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

/** What a reader sees of the links. */
const samePage = (html: string) =>
  /<p class="same-page">(.*?)<\/p>/
    .exec(html)?.[1]
    ?.replace(/<a [^>]*hidden="".*?<\/a>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

describe('a page of a reference', () => {
  test.each([
    ['/docs/reference/nodejs', '<strong>Node.js</strong>'],
    ['/docs/reference/go/v0', '<strong>Go</strong>'],
  ])('%s names the libraries and links to the others', async (path, current) => {
    const html = await readPage(path);
    expect(samePage(html)).toBe('Same page in: Node.js Python Go Dart');
    expect(html).toContain(current);
  });

  test('without a counterpart in a library leads to the start page of that library', async () => {
    expect(samePage(await readPage('/docs/reference/nodejs/http'))).toBe(
      'Same page in: Node.js Python (start page) Go (start page) Dart (start page)',
    );
  });

  test('has links to libraries with only old versions, which only the language control follows', async () => {
    const html = await readPage('/docs/reference/nodejs/storage');
    expect(html).toContain(
      '<a href="/docs/reference/csharp/v0/storage" hidden="" data-sdk="csharp" data-sections="',
    );
    expect(html).toMatch(/<a href="\/docs\/reference\/python\/storage" data-sdk="python" data-sections="/);
  });

  test('of a library with only old versions shows no such links, because a notice has them', async () => {
    const html = await readPage('/docs/reference/csharp/v0/storage');
    expect(samePage(html)).toBeUndefined();
    expect(html).toContain('<p class="same-page" hidden="">');
  });

  test('lists the anchors that differ, in its links to the latest version', async () => {
    const html = await readPage('/docs/reference/nodejs/v0/collections');
    const [, sections] = /data-sections="([^"]*)">View the latest version/.exec(html) ?? [];
    expect(sections?.split(' ')).toEqual(expect.arrayContaining(['collection=kv', 'document-get=kv-get']));
    expect(html).toContain(`<a href="/docs/reference/nodejs/keyvalue" data-sections="${sections}">v1<span`);
  });

  test('leaves out the anchors that are the same', async () => {
    const html = await readPage('/docs/reference/nodejs/storage');
    const [, sections] = /data-sections="([^"]*)">Python<\/a>/.exec(html) ?? [];
    expect(sections).toBeDefined();
    expect(sections?.split(' ')).not.toContain('bucket-on');
  });

  test.each([
    ['/docs/reference/nodejs', 'the start of the Node.js reference'],
    ['/docs/reference/nodejs/v0', 'the start of the Node.js v0 reference'],
    ['/docs/reference/dart', 'the start of the Dart reference'],
    ['/docs/reference/dart/storage', 'the same page of the Dart reference'],
  ])('%s tells readers that their subject has no counterpart', async (path, words) => {
    const html = await readPage(path);
    expect(html).toContain('id="no-counterpart"');
    expect(html).toContain(words);
  });
});

test('other pages do not have these links or this notice', async () => {
  const html = await readPage('/docs/storage');
  expect(samePage(html)).toBeUndefined();
  expect(html).not.toContain('id="no-counterpart"');
});
