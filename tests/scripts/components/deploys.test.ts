import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

describe('what a resource deploys', () => {
  test('is in the page for every cloud, with a tab for each', async () => {
    const { html } = await compileBody('<Deploys resource="secrets" />');
    expect(html).toContain(
      '<figure class="deploys"><figcaption>What this deploys</figcaption><section class="tabs" data-tabs="cloud">',
    );
    expect(html.match(/<button[^>]*>[^<]*/g)?.map((tab) => tab.replace(/.*>/, ''))).toEqual([
      'AWS',
      'Google Cloud',
      'Azure',
    ]);
    expect(html).toContain('id="tabs:secrets:aws" aria-controls="panel:secrets:aws" aria-selected="true"');
  });

  test('is drawn with the boxes, the lines, and the hue of the resource', async () => {
    const { html } = await compileBody('<Deploys resource="secrets" />');
    expect(html).toContain('<div class="diagram" role="img" aria-label="Lambda to Secret: access, put."');
    expect(html).toContain('<g class="node block-secrets">');
  });

  test('is a list with names and permissions in Markdown, and not found by the search', async () => {
    const { markdown, searchText } = await compileBody('<Deploys resource="secrets" />\n\nKeep it.');
    expect(markdown).toContain(`**What this deploys on AWS**

- **Secrets Manager secret** \`<secret>-<random>\`
- \`access\` grants \`secretsmanager:GetSecretValue\`
- \`put\` grants \`secretsmanager:PutSecretValue\`
`);
    expect(searchText).toEqual(['Keep it.']);
  });

  test('says what to use instead on a cloud that does not offer it', async () => {
    const { markdown } = await compileBody('<Deploys resource="batch" />');
    expect(markdown).toContain(
      '**What this deploys on Azure**\n\nNitric does not deploy this to Azure. Deploy the jobs with a stack on AWS or Google Cloud,',
    );
  });

  test('can stand twice on a page', async () => {
    const { html } = await compileBody('<Deploys resource="topics" />\n\n<Deploys resource="queues" />');
    const ids = html.match(/ id="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const onSecrets = (body: string) =>
  compileBody(body, undefined, { address: '/reference/providers/aws/secrets' });

test.each([
  [
    'resources',
    '| Secrets Manager secret | `<secret>-<random>` | For each secret. It has no value until you write one. |',
  ],
  ['permissions', '| `access` | `secretsmanager:GetSecretValue` |'],
  ['limits', '| Value | 65,536 bytes |'],
  ['deletion', 'Secrets Manager keeps a deleted secret for 30 days'],
])('show="%s" draws that part of the data', async (show, expected) => {
  const { markdown, found } = await onSecrets(`<Deployment show="${show}" />`);
  expect(found).toEqual([]);
  expect(markdown).toContain(expected);
});
