import { expect, test } from 'vitest';
import release from '#release';
import { pagePath } from '#tests/worker/page-path.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { referenceLinks } from '#worker/model/reference-links.ts';
import { notices } from '#worker/page/notices.ts';
import { versionContext } from '#worker/page/version-context.ts';

const noticesOf = (text: string) => {
  const page = parseReferencePath(pagePath(text));
  const links = page && referenceLinks(page, release.references);
  return notices(versionContext(page, links), links);
};

test.each([
  ['/storage', []],
  ['/reference/nodejs', []],
  ['/reference/go', ['experimental']],
  ['/reference/dart', ['experimental']],
  ['/reference/go/v0', ['experimental', 'older-version']],
  ['/reference/python/v0', ['older-version']],
  ['/reference/csharp/v0', ['legacy-only']],
  ['/reference/jvm/v0', ['legacy-only']],
])('%s shows %j', (path, kinds) => {
  expect(noticesOf(path).map(({ kind }) => kind)).toEqual(kinds);
});

test('the texts of notices match the requirements', () => {
  const [experimental, older] = noticesOf('/reference/go/v0');
  expect(experimental?.text).toMatch(/^The Go SDK is currently in experimental status/);
  expect(older?.text).toBe('Note: You are viewing documentation for version v0 of Go.');
  expect(older?.links).toEqual([
    {
      title: 'View the latest version',
      href: '/docs/reference/go',
      sections: 'collections=keyvalue',
    },
  ]);
});

test.each([
  ['/reference/jvm/v0', ''],
  ['/reference/jvm/v0/collections', '/keyvalue'],
])('on %s, a legacy SDK links to the same subject of the supported SDKs', (path, rest) => {
  expect(noticesOf(path)[0]?.links.map(({ href }) => href)).toEqual([
    `/docs/reference/nodejs${rest}`,
    `/docs/reference/python${rest}`,
    `/docs/reference/go${rest}`,
    `/docs/reference/dart${rest}`,
  ]);
  expect(noticesOf(path)[0]?.links.every(({ sections }) => sections !== undefined)).toBe(true);
});
