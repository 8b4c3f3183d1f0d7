import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRedirects, REDIRECTS_FILE } from '#scripts/content/redirects.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { Release } from '#worker/model/release-manifest.ts';
import { resolvePath } from '#worker/model/resolve-path.ts';

/**
 * Old addresses of pages below `/docs`, and where they lead: those of `content/redirects.txt`, one for each pattern, and those that
 * the official documentation no longer had. Only a second list notices a redirect that was removed or that leads to another page.
 */
const OLD_ADDRESSES = {
  '/concepts': '/concepts/introduction',
  '/concepts/build-with-nitric': '/concepts/introduction#fits',
  '/concepts/cicd': '/guides/deploying',
  '/concepts/comparison/winglang': '/concepts/comparison/ended#wing',
  '/concepts/comparison/ampt': '/concepts/comparison/ended#ampt',
  '/concepts/comparison/gcp-deployment-manager': '/concepts/comparison/ended#deployment-manager',
  '/misc/comparison/winglang': '/concepts/comparison/ended#wing',
  '/misc/comparison/ampt': '/concepts/comparison/ended#ampt',
  '/misc/comparison/gcp-deployment-manager': '/concepts/comparison/ended#deployment-manager',
  '/assets/comparison/winglang': '/concepts/comparison/ended#wing',
  '/assets/comparison/ampt': '/concepts/comparison/ended#ampt',
  '/assets/comparison/gcp-deployment-manager': '/concepts/comparison/ended#deployment-manager',
  '/faq/comparison/winglang': '/concepts/comparison/ended#wing',
  '/faq/comparison/ampt': '/concepts/comparison/ended#ampt',
  '/faq/comparison/gcp-deployment-manager': '/concepts/comparison/ended#deployment-manager',
  '/comparison/winglang': '/concepts/comparison/ended#wing',
  '/comparison/ampt': '/concepts/comparison/ended#ampt',
  '/comparison/gcp-deployment-manager': '/concepts/comparison/ended#deployment-manager',
  '/getting-started': '/getting-started/quickstart',
  '/deployment': '/getting-started/deployment',
  '/local-dashboard': '/getting-started/local-dashboard',
  '/comparison': '/concepts/comparison',
  '/comparison/aws-cdk': '/concepts/comparison/aws-cdk',
  '/faq/comparison': '/concepts/comparison',
  '/faq/comparison/pulumi': '/concepts/comparison/pulumi',
  '/assets/apis': '/apis',
  '/assets/storage': '/storage',
  '/assets/keyvalue': '/keyvalue',
  '/assets/sql': '/sql',
  '/assets/schedules': '/schedules',
  '/assets/messaging': '/messaging',
  '/assets/secrets': '/secrets',
  '/assets/websockets': '/websockets',
  '/quality': '/contributions#pages',
  '/reference/pulumi': '/reference/providers/pulumi',
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
  '/architecture/websockets': '/websockets',
  '/providers/pulumi/azure': '/reference/providers/azure',
  '/providers/mappings/gcp/batch': '/reference/providers/gcp/batch',
  '/providers/terraform/aws': '/reference/providers/terraform/aws',
  '/misc/comparison/aws-cdk': '/concepts/comparison/aws-cdk',
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
  const written = parseRedirects(readFileSync(join(projectRoot, REDIRECTS_FILE), 'utf8'));
  expect(written.redirects.filter((redirect) => !isOfMethods(redirect) && !isTested(redirect))).toEqual([]);
});
