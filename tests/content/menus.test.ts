import { describe, expect, test } from 'vitest';
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

describe('what belongs to a page elsewhere', () => {
  const elsewhereOf = (menuKey: string, path: string) =>
    menu(menuKey)
      ?.groups.flatMap(({ links }) => links)
      .flatMap((link) => ('href' in link && link.href === `/docs${path}` ? (link.elsewhere ?? []) : []))
      .map((link) =>
        'href' in link ? `${link.title} (${link.tag ?? ''}) ${link.href}` : { [link.kind]: link.hrefBySdk },
      );

  test('are its details, the services of each cloud, and the guides that use a building block', () => {
    expect(elsewhereOf('building-blocks', '/apis')?.slice(0, 2)).toEqual([
      'Requests and responses (Details) /docs/apis/requests',
      'User claims (Details) /docs/apis/claims',
    ]);
    expect(elsewhereOf('building-blocks', '/messaging')).toEqual([
      {
        guide: {
          nodejs: '/docs/guides/nodejs/expressjs#background',
          dart: '/docs/guides/dart/serverless-rest-api-example#service',
          go: '/docs/guides/go/serverless-rest-api-example#clicks',
        },
      },
      'SNS (AWS) /docs/reference/providers/aws/topics',
      'SQS (AWS) /docs/reference/providers/aws/queues',
      'Pub/Sub (Google Cloud) /docs/reference/providers/gcp/topics',
      'Event Grid (Azure) /docs/reference/providers/azure/topics',
      'Storage Queues (Azure) /docs/reference/providers/azure/queues',
      'Examples (Guide) /docs/guides/examples#schedules',
    ]);
  });
});
