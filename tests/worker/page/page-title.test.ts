import { expect, test } from 'vitest';
import { pagePath } from '#tests/worker/page-path.ts';
import { pageTitle } from '#worker/page/page-title.ts';
import { referenceLinks } from '#worker/page/reference-links.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { versionContext } from '#worker/page/version-context.ts';

const titleOf = (text: string, meta: { title: string; title_meta?: string }) => {
  const path = pagePath(text);
  const page = parseReferencePath(path);
  const version = versionContext(page, page && referenceLinks(page, {}));
  return pageTitle(path, { ...meta, description: '' }, version);
};

test.each([
  ['/', { title: 'Home' }, 'Nitric Documentation'],
  ['/storage', { title: 'Storage' }, 'Storage - Nitric Documentation'],
  ['/storage', { title: 'Storage', title_meta: 'Buckets' }, 'Buckets - Nitric Documentation'],
  ['/reference/nodejs', { title: 'Node.js SDK' }, 'Node.js SDK - Nitric Documentation'],
  ['/reference/nodejs/v0', { title: 'Node.js SDK' }, 'Node.js SDK - Nitric v0 Documentation'],
  ['/reference/jvm/v0', { title: 'JVM SDK' }, 'JVM SDK - Nitric Documentation'],
])('the title of %s with %j is %j', (path, meta, title) => {
  expect(titleOf(path, meta)).toBe(title);
});
