import { describe, expect, test } from 'vitest';
import { parsePagePath } from '#worker/page/page-path.ts';
import { parseReferencePath, referenceRoot } from '#worker/page/reference-path.ts';
import { sameSubject } from '#worker/page/same-subject.ts';

const path = (text: string) => {
  const parsed = parsePagePath(text);
  if (parsed === undefined) throw new Error(`${text} is not a page path`);
  return parsed;
};
const subjectAt = (from: string, root: string) => sameSubject(path(from), path(root));

describe('the same subject', () => {
  test.each([
    ['/reference/nodejs', '/reference/nodejs/v0', '/docs/reference/nodejs/v0'],
    ['/reference/nodejs/v0', '/reference/nodejs', '/docs/reference/nodejs'],
    ['/reference/nodejs', '/reference/dart', '/docs/reference/dart'],
    ['/reference/jvm/v0', '/reference/go', '/docs/reference/go'],
  ])('of the start %s is the start of %s', (from, root, href) => {
    expect(subjectAt(from, root)).toMatchObject({ href, isCounterpart: true });
  });

  test('has the anchors of the sections that both treat, by their names on either side', () => {
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

  test('of a page that the data does not know is the start, with a word about it', () => {
    expect(subjectAt('/reference/nodejs/unknown', '/reference/python')).toEqual({
      href: '/docs/reference/python#no-counterpart',
      isCounterpart: false,
      sections: '',
    });
  });

  test('in the own reference is the page itself', () => {
    expect(subjectAt('/reference/nodejs/unknown', '/reference/nodejs')).toEqual({
      href: '/docs/reference/nodejs/unknown',
      isCounterpart: true,
      sections: '',
    });
  });

  test('is not known outside of the references', () => {
    expect(subjectAt('/storage', '/reference/python').isCounterpart).toBe(false);
  });
});

describe('where a reference begins', () => {
  test.each([
    ['/reference/nodejs', '/reference/nodejs'],
    ['/reference/nodejs/v1', '/reference/nodejs'],
    ['/reference/nodejs/v0/storage', '/reference/nodejs/v0'],
    ['/reference/dart/storage', '/reference/dart'],
    ['/reference/csharp/v0', '/reference/csharp/v0'],
  ])('%s: %s', (text, root) => {
    const parsed = parseReferencePath(path(text));
    expect(parsed && referenceRoot(parsed.sdk, parsed.version)).toBe(root);
  });
});
