import { expect, test } from 'vitest';
import { MENUS } from '#content/navigation/menus.ts';
import { menuOfPage } from '#scripts/content/site-menus.ts';

const menuAt = (path: string) => menuOfPage(path, MENUS);
const menu = (key: string) => MENUS.find((candidate) => candidate.key === key);

/** The groups of the main menu (requirements, section 2), a divider above some, and their entries. */
const SPECIFIED = `Start Here
  Home /docs
  Concepts /docs/concepts/introduction
  Get Started /docs/getting-started/quickstart
  Guides /docs/guides
Using Nitric
  CLI /docs/reference/cli
--- Building Blocks
  APIs /docs/apis
  HTTP /docs/http
  AI & Batch /docs/batch
  Key Value Stores /docs/keyvalue
  SQL Databases /docs/sql
  Schedules /docs/schedules
  Storage /docs/storage
  Messages /docs/messaging
  Secrets /docs/secrets
  Websockets /docs/websockets
--- Configuration
  Custom containers /docs/reference/custom-containers
  Environment variables /docs/reference/env
  Preview features /docs/reference/preview-features
Library Reference
  Node.js /docs/reference/nodejs
  Python /docs/reference/python
  Go /docs/reference/go
  Dart /docs/reference/dart
  C# .NET /docs/reference/csharp/v0
  JVM /docs/reference/jvm/v0
Cloud Providers
  Overview /docs/reference/providers
  AWS /docs/reference/providers/aws
  Google Cloud /docs/reference/providers/gcp
  Azure /docs/reference/providers/azure
  Custom providers /docs/reference/providers/custom/building-custom-provider
Integrations
  Pulumi /docs/reference/providers/pulumi
  Terraform /docs/reference/providers/terraform
Additional Resources
  FAQs /docs/faq
  Support /docs/support
  Contributions /docs/contributions
  Upgrade from v0 /docs/support/upgrade`.split('\n');

test('the main menu has the groups and the entries of the requirements in their order, among others', () => {
  const lines = menu('docs')?.groups.flatMap(({ title, showDividerAbove, links }) => [
    `${showDividerAbove ? '--- ' : ''}${title}`,
    ...links.flatMap((link) => ('href' in link ? `  ${link.title} ${link.href}` : [])),
  ]);
  expect(lines?.filter((line) => !line.startsWith('  ') || SPECIFIED.includes(line))).toEqual(SPECIFIED);
});

test.each([
  '/',
  '/support',
  '/support/upgrade',
  '/contributions',
  '/faq',
  '/reference/env',
  '/reference/custom-containers',
])('the main menu appears on %s', (path) => expect(menuAt(path)?.key).toBe('docs'));

test('a building block leads to its details, to its service on each cloud, and to guides that use it', () => {
  const links = menu('building-blocks')?.groups.flatMap(({ links }) => links) ?? [];
  const elsewhere = links.flatMap(
    (link) => ('href' in link && link.href === '/docs/apis' && link.elsewhere) || [],
  );
  const hrefs = elsewhere.map((link) => ('href' in link ? link.href : link.kind));
  expect(hrefs).toEqual(expect.arrayContaining(['/docs/apis/requests', 'guide']));
  expect(hrefs).toContain('/docs/reference/providers/aws/apis');
});
