import { describe, expect, test } from 'vitest';
import type { Reference } from '#content/references.ts';
import release from '#release';
import { parsePagePath } from '#worker/page/page-path.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { sameSubject } from '#worker/page/same-subject.ts';

const subjectAt = (from: string, start: string, references = release.references) => {
  const path = parsePagePath(from);
  const page = path && parseReferencePath(path);
  if (page === undefined) throw new Error(`${from} is in no reference`);
  const target = start.slice('/reference/'.length) as Reference; // The tests pass only the starts of references.
  return sameSubject(page, target, references);
};

describe('the same subject', () => {
  test.each([
    ['/reference/nodejs', '/reference/nodejs/v0', '/docs/reference/nodejs/v0'],
    ['/reference/nodejs/v0', '/reference/nodejs', '/docs/reference/nodejs'],
    ['/reference/nodejs', '/reference/dart', '/docs/reference/dart'],
    ['/reference/jvm/v0', '/reference/go', '/docs/reference/go'],
  ])('of the start %s is the start %s', (from, root, href) => {
    expect(subjectAt(from, root)).toMatchObject({ href, isCounterpart: true });
  });

  test('lists the anchors of all sections that both references have, with their names on both sides', () => {
    expect(subjectAt('/reference/nodejs', '/reference/nodejs/v0').sections).toBe(
      'install run apis http keyvalue=collections topics queues secrets storage websockets schedules errors',
    );
    expect(subjectAt('/reference/nodejs/v0', '/reference/nodejs').sections).toBe(
      'install run apis http collections=keyvalue topics queues secrets storage websockets schedules errors',
    );
    expect(subjectAt('/reference/python', '/reference/dart').sections).toBe(
      'install run handlers apis batch keyvalue topics queues secrets storage sql websockets schedules errors',
    );
  });

  test('of a page without a counterpart is the start, with the notice', () => {
    expect(subjectAt('/reference/nodejs/unknown', '/reference/python')).toEqual({
      href: '/docs/reference/python#no-counterpart',
      isCounterpart: false,
      sections: '',
    });
  });

  test('in the same reference is the page itself', () => {
    expect(subjectAt('/reference/nodejs/unknown', '/reference/nodejs')).toEqual({
      href: '/docs/reference/nodejs/unknown',
      isCounterpart: true,
      sections: '',
    });
  });

  test('is found in a reference that is split into pages', () => {
    const references = {
      nodejs: { '': '', run: '#run', storage: '/storage', 'storage/on': '/storage#on', sql: '#sql' },
      python: { '': '', run: '#run', storage: '#storage' },
      go: { '': '', storage: '/buckets', 'storage/on': '/buckets#events' },
    };
    const found = (from: string, start: string) => {
      const { href, sections } = subjectAt(from, start, references);
      return `${href} ${sections}`;
    };
    expect(found('/reference/nodejs', '/reference/python')).toBe('/docs/reference/python run');
    expect(found('/reference/nodejs/storage', '/reference/python')).toBe('/docs/reference/python#storage ');
    expect(found('/reference/nodejs/storage', '/reference/go')).toBe('/docs/reference/go/buckets on=events');
  });

  test('is never an inherited property of objects', () => {
    const references = { nodejs: { '': '', constructor: '#constructor' }, python: { '': '' } };
    expect(subjectAt('/reference/nodejs', '/reference/python', references).sections).toBe('');
  });
});
