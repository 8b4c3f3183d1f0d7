import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { pageHref } from '#worker/page/page-path.ts';
import type { Release } from '#worker/release/types.ts';

// The build writes a file of this type.
const release = JSON.parse(readFileSync(join(projectRoot, '.build/release.json'), 'utf8')) as Release;

/** The address of every page of the built release, such as `/docs/storage`. */
export const PAGE_ADDRESSES: readonly string[] = pageEntries(release.pages).map(([path]) => pageHref(path));

/** One page of each kind. Kinds differ in their menu, notices, widgets, or the structure of the article. */
export const PAGE_KINDS = [
  '/docs',
  '/docs/concepts/introduction',
  '/docs/getting-started/quickstart',
  '/docs/guides/nodejs',
  '/docs/storage',
  '/docs/reference/cli',
  '/docs/reference/nodejs',
  '/docs/reference/python/v0',
  '/docs/reference/jvm/v0',
  '/docs/reference/providers/aws',
] as const;
