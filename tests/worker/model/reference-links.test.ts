import { describe, expect, test } from 'vitest';
import type { Reference } from '#content/references.ts';
import release from '#release';
import { pagePath } from '#tests/worker/page-path.ts';
import type { Counterparts } from '#worker/model/compiled-page.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { referenceLinks, sameSubject } from '#worker/model/reference-links.ts';
import type { References } from '#worker/model/release-manifest.ts';

describe('reference links', () => {
  const linksOf = (text: string) => {
    const page = parseReferencePath(pagePath(text));
    return page && referenceLinks(page, release.references);
  };

  describe('the libraries of a reference page', () => {
    test.each([
      [
        '/reference/python',
        [
          '/docs/reference/nodejs',
          '(/docs/reference/python)',
          '/docs/reference/go',
          '/docs/reference/dart',
          '/docs/reference/csharp/v0',
          '/docs/reference/jvm/v0',
        ],
      ],
      [
        '/reference/python/v0',
        [
          '/docs/reference/nodejs/v0',
          '(/docs/reference/python/v0)',
          '/docs/reference/go/v0',
          '/docs/reference/dart',
          '/docs/reference/csharp/v0',
          '/docs/reference/jvm/v0',
        ],
      ],
      [
        '/reference/csharp/v0',
        [
          '/docs/reference/nodejs/v0',
          '/docs/reference/python/v0',
          '/docs/reference/go/v0',
          '/docs/reference/dart',
          '(/docs/reference/csharp/v0)',
          '/docs/reference/jvm/v0',
        ],
      ],
    ])('of %s link to the same version if it exists', (path, expected) => {
      expect(linksOf(path)?.sdks.map(({ href, isCurrent }) => (isCurrent ? `(${href})` : href))).toEqual(
        expected,
      );
    });
  });

  test('only a library with old versions alone links to the latest versions of the supported ones', () => {
    expect(linksOf('/reference/go/v0/storage')?.supported).toEqual([]);
    expect(linksOf('/reference/jvm/v0/storage')?.supported.map(({ href }) => href)).toEqual([
      '/docs/reference/nodejs/storage',
      '/docs/reference/python/storage',
      '/docs/reference/go/storage',
      '/docs/reference/dart/storage',
    ]);
  });

  test.each([
    ['/reference/nodejs', true],
    ['/reference/nodejs/v0', true],
    ['/reference/nodejs/unknown', false],
  ])('%s is the start of a reference: %s', (path, isStart) => expect(linksOf(path)?.isStart).toBe(isStart));
});

describe('same subject', () => {
  const subjectAt = (
    from: string,
    start: string,
    references: References = release.references,
    counterparts: Counterparts = {},
  ) => {
    const page = parseReferencePath(pagePath(from));
    if (page === undefined) throw new Error(`${from} is in no reference`);
    const target = start.slice('/reference/'.length) as Reference; // The tests pass only the starts of references.
    return sameSubject({ ...page, counterparts }, target, references);
  };

  describe('the same subject', () => {
    test('lists the sections of the start that the other start lacks or names differently', () => {
      const references = {
        nodejs: {
          '': '',
          run: '#run',
          keyvalue: '#keyvalue',
          other: '#other',
          changes: '#changes',
          storage: '/storage',
          topics: '/events',
        },
        python: { '': '', run: '#run', keyvalue: '#collections', changes: '/changes', topics: '/topics' },
      };
      expect(subjectAt('/reference/nodejs', '/reference/python', references).sections).toBe(
        'keyvalue=collections other events=topics',
      );
    });

    test('of a page without a counterpart is the start, with the notice', () => {
      expect(subjectAt('/reference/nodejs/unknown', '/reference/python')).toEqual({
        href: '/docs/reference/python#no-counterpart',
        isCounterpart: false,
        sections: undefined,
      });
    });

    test('of a page that the other library says it lacks is the row that says so', () => {
      const references = { nodejs: { '': '', http: '/http' }, python: { '': '' } };
      const found = subjectAt('/reference/nodejs/http', '/reference/python', references, { python: '#http' });
      expect(found).toEqual({
        href: '/docs/reference/python#http',
        isCounterpart: false,
        sections: undefined,
      });
    });

    test('in the same reference is the page itself', () => {
      expect(subjectAt('/reference/nodejs/unknown', '/reference/nodejs')).toEqual({
        href: '/docs/reference/nodejs/unknown',
        isCounterpart: true,
        sections: undefined,
      });
    });

    test('is a page, with the differences of its symbols, or a section of the start', () => {
      const references = {
        nodejs: { '': '', storage: '/storage' },
        python: { '': '', storage: '#storage' },
        go: { '': '', storage: '/buckets' },
      };
      const counterparts = { go: 'file=key' };
      const found = (start: string) =>
        subjectAt('/reference/nodejs/storage', start, references, counterparts);
      expect(found('/reference/python')).toMatchObject({
        href: '/docs/reference/python#storage',
        sections: undefined,
      });
      expect(found('/reference/go')).toMatchObject({
        href: '/docs/reference/go/buckets',
        sections: 'file=key',
      });
    });

    test('also lists the symbols of the start that the other start lacks', () => {
      const references = {
        nodejs: { '': '', run: '#run', job: '#job' },
        go: { '': '' },
      };
      expect(subjectAt('/reference/nodejs', '/reference/go', references, { go: 'job=task' }).sections).toBe(
        'run job=task',
      );
    });

    test('is never an inherited property of objects', () => {
      const references = { nodejs: { '': '', constructor: '#constructor' }, python: { '': '' } };
      expect(subjectAt('/reference/nodejs', '/reference/python', references).sections).toBe('constructor');
    });
  });
});
