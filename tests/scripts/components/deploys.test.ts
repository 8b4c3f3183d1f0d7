import { expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

/** A building block's figure with a sample that asks for one permission. */
const figure = (resource: string, code: string, language = 'typescript') =>
  compileBody(`<Deploys resource="${resource}">

\`\`\`${language}
${code}
\`\`\`

</Deploys>`);

const TYPESCRIPT = `import { bucket } from '@nitric/sdk'

export const notes = bucket('notes').allow('read', 'write')`;

test('a figure has the parts on every cloud, the types in Terraform, and the permissions', async () => {
  const { html, markdown } = await figure('storage', TYPESCRIPT);
  expect(html).toMatch(/id="tabs:storage:aws".*id="tabs:storage:gcp".*id="tabs:storage:azure"/);
  expect(html).toContain(
    '<li><span>S3 bucket</span> <code>&lt;bucket>-&lt;random></code> <code class="type">aws_s3_bucket</code></li>',
  );
  expect(html).toContain('<li data-part="3"><b>delete</b> <code>s3:DeleteObject</code></li>');
  expect(markdown).toContain(`**What this deploys on AWS**

- Lambda (read, write) → S3 bucket (event) → Lambda
- **S3 bucket** \`<bucket>-<random>\`, in Terraform \`aws_s3_bucket\`
- **Bucket notification**, in Terraform \`aws_s3_bucket_notification\`, \`aws_lambda_permission\`
- \`read\` grants \`s3:GetObject\`, \`s3:ListBucket\`
- \`write\` grants \`s3:PutObject\`
- \`delete\` grants \`s3:DeleteObject\`
- Permissions in Terraform: \`aws_iam_role_policy\`

S3 bills the storage, each request, and what is downloaded to the internet. [Limits and costs](/docs/reference/providers/aws/storage#limits)`);
});

test('the search finds a sample by its types in Terraform, which are not repeated in its Markdown', async () => {
  const { searchText, markdown } = await figure('storage', TYPESCRIPT);
  expect(searchText.join(' ')).toContain('aws_s3_bucket aws_s3_bucket_notification');
  expect(markdown.match(/google_storage_bucket`/g)).toHaveLength(1);
});

test('a cloud without the resource says what to use instead', async () => {
  const { markdown } = await figure('batch', 'a', 'text');
  expect(markdown).toContain(
    '**What this deploys on Azure**\n\nNitric does not deploy this to Azure. Deploy the jobs with a stack on AWS or Google Cloud,',
  );
});

test.each([
  ['typescript', TYPESCRIPT, "'delete'", '<i data-part="3" hidden>, </i>'],
  [
    'go',
    'package main\n\nfunc main() {\n\tbucket().Allow(storage.BucketRead, storage.BucketWrite)\n}',
    'storage.BucketDelete',
    '<i data-part="3" hidden>, </i>',
  ],
  [
    'dart',
    "final a = Nitric.bucket('a').allow([\n  BucketPermission.read,\n  BucketPermission.write,\n]);",
    'BucketPermission.delete,',
    '<span data-part="3" hidden>\n',
  ],
])('switches show and hide the permissions in %s', async (language, code, word, start) => {
  const { html, markdown } = await figure('storage', code, language);
  expect(html).toContain('<input type="checkbox" value="1" checked autocomplete="off"/>read');
  expect(html).toContain('<input type="checkbox" value="3" autocomplete="off"/>delete');
  const sample = /<code>.*?<\/code>/s.exec(html)?.[0] ?? '';
  expect(sample).toContain(start);
  expect(sample.replace(/<[^>]*>/g, '')).toContain(word);
  expect(markdown).not.toContain(word);
});

test('notes without a mark, and marks without a link, are reported', async () => {
  const { found } = await compileBody(
    '<Deploys resource="storage">\n\n```typescript\nf()\n```\n\n1. A note.\n\n</Deploys>',
  );
  expect(found.join()).toContain('`<Deploys>` has 1 notes and 0 marks.');
  const { found: unlinked } = await compileBody(
    '<Deploys resource="storage" marks="bucket">\n\n```typescript\nf()\n```\n\n1. A note.\n\n</Deploys>',
  );
  expect(unlinked.join()).toContain(
    'The sample in typescript has no link to `bucket`, which a note is about.',
  );
});

test('a page may have two figures', async () => {
  const { html } = await compileBody('<Deploys resource="topics" />\n\n<Deploys resource="queues" />');
  const ids = html.match(/ id="[^"]+"/g) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});

test('the types in Terraform are a table with links to the resources', async () => {
  const { markdown } = await compileBody('<TerraformTypes cloud="azure" />');
  expect(markdown).toContain(
    '[Secrets](/docs/reference/providers/azure/secrets) | `azurerm_key_vault`, `azurerm_role_assignment` |',
  );
});

test.each([
  [
    'resources',
    '| Secrets Manager secret | `<secret>-<random>` | For each secret. It has no value until you write one. | `aws_secretsmanager_secret` |',
  ],
  ['permissions', '| `access` | `secretsmanager:GetSecretValue` |'],
  ['limits', '| Value | 65,536 bytes |'],
  ['deletion', 'Secrets Manager keeps a deleted secret for 30 days'],
])('show="%s" draws that part of the data', async (show, expected) => {
  const body = `<Deployment show="${show}" />`;
  const { markdown, found } = await compileBody(body, undefined, {
    address: '/reference/providers/aws/secrets',
  });
  expect(found).toEqual([]);
  expect(markdown).toContain(expected);
});
