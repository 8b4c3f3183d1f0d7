import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#content/redirects.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { resolvePath } from '#worker/page/resolve-path.ts';
import type { Release } from '#worker/release/types.ts';

/** The old addresses of pages below `/docs`, and where they lead. */
const OLD_ADDRESSES = {
  '/concepts': '/concepts/introduction',
  '/getting-started': '/getting-started/quickstart',
  '/env': '/reference/env',
  '/installation': '/getting-started/installation',
  '/deployment': '/getting-started/deployment',
  '/local-dashboard': '/getting-started/local-dashboard',
  '/access-control': '/concepts/access-control',
  '/comparison': '/concepts/comparison',
  '/comparison/aws-cdk': '/concepts/comparison/aws-cdk',
  '/faq/comparison': '/concepts/comparison',
  '/faq/comparison/pulumi': '/concepts/comparison/pulumi',
  '/faq/common-questions': '/faq',
  '/assets/access-control': '/concepts/access-control',
  '/assets/resources-overview': '/getting-started/resources-overview',
  '/assets/apis': '/apis',
  '/assets/storage': '/storage',
  '/assets/keyvalue': '/keyvalue',
  '/assets/sql': '/sql',
  '/assets/schedules': '/schedules',
  '/assets/messaging': '/messaging',
  '/assets/secrets': '/secrets',
  '/assets/websockets': '/websockets',
  '/guides/nodejs/nitric-and-supabase': '/guides/nodejs/byo-database#hosted',
  '/guides/nodejs/serverless-api-with-planetscale-and-prisma': '/guides/nodejs/byo-database#mysql',
  '/reference/pulumi': '/reference/providers/pulumi',
  '/reference/providers/pulumi/custom': '/reference/providers/custom/building-custom-provider',
  '/reference/csharp': '/reference/csharp/v0',
  '/reference/jvm': '/reference/jvm/v0',
  '/reference/nodejs/v1': '/reference/nodejs',
  '/reference/python/v1': '/reference/python',
  '/reference/go/v1': '/reference/go',
  '/reference/dart/v1': '/reference/dart',
  '/reference/dart/v1/storage': '/reference/dart/storage',
  '/reference/nodejs/api/api-get': '/reference/nodejs/apis',
  '/reference/nodejs/http/http': '/reference/nodejs/http',
  '/reference/python/batch/job-handler': '/reference/python/batch',
  '/reference/python/schedule/schedule': '/reference/python/schedules',
  '/reference/python/schedules/schedule': '/reference/python/schedules',
  '/reference/go/topic/topic-publish': '/reference/go/topics',
  '/reference/dart/websocket/websocket-on': '/reference/dart/websockets',
  '/reference/nodejs/v0/collection/collection-doc': '/reference/nodejs/v0/collections',
  '/reference/jvm/v0/queues/queue': '/reference/jvm/v0/queues',
};

const { pages, redirects } = JSON.parse(
  readFileSync(join(projectRoot, '.build/release.json'), 'utf8'),
) as Release; // the build wrote it

test.each(Object.entries(OLD_ADDRESSES))('%s leads to %s in one hop', (from, to) => {
  expect(resolvePath(new URL(`https://nitric.io/docs${from}`), { pages, redirects })).toMatchObject({
    kind: 'redirect',
    location: `/docs${to}`,
  });
});

test('every other redirect of a page is among these addresses', () => {
  const isTested = ({ from }: { from: string }) =>
    Object.keys(OLD_ADDRESSES).some((address) =>
      from.endsWith('/*') ? address.startsWith(from.slice(0, -1)) : address === from,
    );
  const isOfMethods = ({ from }: { from: string }) => /^\/reference\/.*\/\*$/.test(from);
  expect(REDIRECTS.filter((redirect) => !isOfMethods(redirect) && !isTested(redirect))).toEqual([]);
});
