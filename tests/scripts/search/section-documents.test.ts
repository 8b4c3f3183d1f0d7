import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { partOf, placeOf } from '#scripts/search/section-documents.ts';

test.each([
  ['/concepts/introduction', 'Get Started'],
  ['/getting-started/quickstart', 'Get Started'],
  ['/concepts/comparison/pulumi', 'Concepts'],
  ['/storage', 'Building blocks'],
  ['/storage/events', 'Building blocks'],
  ['/', 'Get Started'],
  ['/reference/providers/pulumi', 'Cloud providers'],
  ['/reference/nodejs/storage', 'Reference'],
])('%s stands in the part %s', (path, part) => {
  expect(placeOf(path).section).toBe(part);
});

test('every folder of pages has a row in PARTS, or its pages would stand in the first part', async () => {
  const names = await readdir(join(projectRoot, 'content/pages'));
  const paths = names.filter((name) => name !== 'index.mdx').map((name) => `/${name.replace(/\.mdx$/, '')}`);
  const blocks: readonly string[] = BUILDING_BLOCKS.map(({ href }) => href);
  expect(paths.filter((path) => !blocks.includes(`/docs${path}`) && !partOf(path))).toEqual([]);
});
