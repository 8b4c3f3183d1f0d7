import { expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const onSecrets = (body: string) =>
  compileBody(body, undefined, { address: '/reference/providers/aws/secrets' });

test.each([
  [
    'resources',
    '| Secrets Manager secret | `<secret>-<random>` | For each secret. It has no value until you write one. |',
  ],
  ['permissions', '| `access` | `secretsmanager:GetSecretValue` |'],
  [
    'keys',
    '| [`import.secrets.<name>`](/docs/reference/providers/aws/configuration#key-import-secrets) | An existing secret that takes the place of the secret with this name. |',
  ],
  ['limits', '| Value | 65,536 bytes |'],
  ['costs', 'Secrets Manager bills each secret by the month, and each call.'],
  ['deletion', 'Secrets Manager keeps a deleted secret for 30 days'],
])('show="%s" draws that part of the data', async (show, expected) => {
  const { markdown, found } = await onSecrets(`<Deployment show="${show}" />`);
  expect(found).toEqual([]);
  expect(markdown).toContain(expected);
});

test('a key with a default ends with it', async () => {
  const { markdown } = await onSecrets('<Deployment show="keys" resource="sql" />');
  expect(markdown).toMatch(/min-capacity`\]\(.*\) \| .*\. The default is `0\.5` if/);
});

test('can show another resource of the cloud', async () => {
  const { markdown } = await onSecrets('<Deployment show="permissions" resource="keyvalue" />');
  expect(markdown).toContain('`dynamodb:DeleteItem`');
});

test('cannot stand on a page that is not about a resource of a cloud', async () => {
  const { found } = await compileBody('<Deployment show="limits" />', undefined, { address: '/faq' });
  expect(found).toEqual([
    '1:1 `<Deployment />` is on a page that is not about a cloud resource. | Use it below the page of a provider, such as `/reference/providers/aws`, or name the `resource`.',
  ]);
});
