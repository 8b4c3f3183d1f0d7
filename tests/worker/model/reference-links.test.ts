import { describe, expect, test } from 'vitest';
import type { Reference } from '#content/references.ts';
import release from '#release';
import { pagePath } from '#tests/worker/page-path.ts';
import type { Counterparts } from '#worker/model/compiled-page.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { referenceLinks, sameSubject } from '#worker/model/reference-links.ts';
import type { References } from '#worker/model/release-manifest.ts';

const pageAt = (path: string) => {
  const page = parseReferencePath(pagePath(path));
  if (page === undefined) throw new Error(`${path} is in no reference`);
  return page;
};

test('the libraries of a reference page link to the same version if it exists', () => {
  const { sdks } = referenceLinks(pageAt('/reference/python/v0'), release.references);
  expect(sdks.map(({ href, isCurrent }) => (isCurrent ? `(${href})` : href))).toEqual([
    '/docs/reference/nodejs/v0',
    '(/docs/reference/python/v0)',
    '/docs/reference/go/v0',
    '/docs/reference/dart',
    '/docs/reference/csharp/v0',
    '/docs/reference/jvm/v0',
  ]);
});

describe('the same subject', () => {
  const subjectAt = (from: string, to: Reference, references: References, counterparts: Counterparts = {}) =>
    sameSubject({ ...pageAt(from), counterparts }, to, references);

  test.each<[string, References, string, Counterparts?]>([
    [
      'sections that the other start lacks or names differently',
      {
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
      },
      'keyvalue=collections other events=topics',
    ],
    [
      'symbols that the other start names differently',
      { nodejs: { '': '', run: '#run', job: '#job' }, python: { '': '' } },
      'run job=task',
      { python: 'job=task' },
    ],
    [
      'no inherited property of objects',
      { nodejs: { '': '', constructor: '#constructor' }, python: { '': '' } },
      'constructor',
    ],
  ])('of a start lists %s', (_, references, sections, counterparts) => {
    expect(subjectAt('/reference/nodejs', 'python', references, counterparts).sections).toBe(sections);
  });

  test('of a page without a counterpart is the start, with the notice', () => {
    expect(subjectAt('/reference/nodejs/unknown', 'python', release.references)).toEqual({
      href: '/docs/reference/python#no-counterpart',
      isCounterpart: false,
      sections: undefined,
    });
  });

  test('is a page, with the differences of its symbols, or a section of the start', () => {
    const references = {
      nodejs: { '': '', storage: '/storage' },
      python: { '': '', storage: '#storage' },
      go: { '': '', storage: '/buckets' },
    };
    const found = (to: Reference) =>
      subjectAt('/reference/nodejs/storage', to, references, { go: 'file=key' });
    expect(found('python')).toMatchObject({ href: '/docs/reference/python#storage', sections: undefined });
    expect(found('go')).toMatchObject({ href: '/docs/reference/go/buckets', sections: 'file=key' });
  });
});
