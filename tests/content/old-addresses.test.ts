import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#content/redirects.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { resolvePath } from '#worker/page/resolve-path.ts';
import type { Release } from '#worker/release/release-manifest.ts';

/**
 * The old addresses of pages below `/docs`, and where they lead. They repeat `content/redirects.ts`, because only a second list
 * notices a redirect that was removed or that leads to another page.
 */
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
  '/get-started/quickstart': '/getting-started/quickstart',
  '/get-started/installation': '/getting-started/installation',
  '/get-started/foundations/why-nitric': '/concepts/introduction',
  '/get-started/foundations/projects': '/concepts/project-structure',
  '/get-started/foundations/projects/configuration': '/concepts/project-structure',
  '/get-started/foundations/projects/local-development': '/reference/cli/local-development',
  '/get-started/foundations/infrastructure': '/concepts/infrastructure-from-code',
  '/get-started/foundations/infrastructure/resources': '/getting-started/resources-overview',
  '/get-started/foundations/infrastructure/security': '/concepts/access-control',
  '/get-started/foundations/infrastructure/services': '/concepts/how-nitric-works',
  '/get-started/foundations/deployment': '/getting-started/deployment',
  '/architecture': '/concepts/how-nitric-works',
  '/architecture/services': '/concepts/how-nitric-works',
  '/architecture/buckets': '/storage',
  '/architecture/queues': '/messaging',
  '/architecture/topics': '/messaging',
  '/providers': '/reference/providers',
  '/providers/pulumi': '/reference/providers/pulumi',
  '/providers/terraform': '/reference/providers/terraform',
  '/providers/custom': '/reference/providers/custom/building-custom-provider',
  '/providers/custom/create': '/reference/providers/custom/building-custom-provider',
  '/providers/custom/extend': '/reference/providers/custom/extend-standard-provider',
  '/providers/custom/docker': '/reference/providers/install/docker',
  '/misc/contributions': '/contributions',
  '/misc/faq': '/faq',
  '/misc/support': '/support',
  '/misc/support/upgrade': '/support/upgrade',
  '/guides/nodejs/websites-vite-react': '/websites',
  '/reference/languages': '/concepts/language-support',
  '/architecture/websockets': '/websockets',
  '/providers/pulumi/azure': '/reference/providers/azure',
  '/providers/mappings/gcp/batch': '/reference/providers/gcp/batch',
  '/providers/terraform/aws': '/reference/providers/terraform/aws',
  '/misc/comparison/aws-cdk': '/concepts/comparison/aws-cdk',
  '/providers/mappings/aws/websites': '/websites#deploy',
  '/providers/mappings/azure/websites': '/websites#deploy',
  '/providers/mappings/gcp/websites': '/websites#deploy',
  '/providers/custom/adding-resource-types': '/concepts/extensibility#new-resource',
};

/** The addresses of the official documentation, those of single methods aside: its pages, and what it redirected itself. */
const OFFICIAL_ADDRESSES = readFileSync(new URL('./official-addresses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const { pages, redirects } = JSON.parse(
  readFileSync(join(projectRoot, '.build/release.json'), 'utf8'),
) as Release; // the build wrote it

const resolved = (path: string) => resolvePath(new URL(path, 'https://nitric.io'), { pages, redirects });

test.each(Object.entries(OLD_ADDRESSES))('%s leads to %s in one hop', (from, to) => {
  expect(resolved(`/docs${from}`)).toMatchObject({ kind: 'redirect', location: `/docs${to}` });
});

test.each(OFFICIAL_ADDRESSES)(
  '%s of the official documentation opens a page, after one hop at most',
  (address) => {
    const first = resolved(`/docs${address}`);
    expect(first.kind === 'redirect' ? resolved(first.location) : first).toMatchObject({ kind: 'page' });
  },
);

test('every other redirect of a page is among these addresses', () => {
  const isTested = ({ from }: { from: string }) =>
    [...Object.keys(OLD_ADDRESSES), ...OFFICIAL_ADDRESSES].some((address) =>
      from.endsWith('/*') ? address.startsWith(from.slice(0, -1)) : address === from,
    );
  const isOfMethods = ({ from }: { from: string }) => /^\/reference\/.*\/\*$/.test(from);
  expect(REDIRECTS.filter((redirect) => !isOfMethods(redirect) && !isTested(redirect))).toEqual([]);
});
