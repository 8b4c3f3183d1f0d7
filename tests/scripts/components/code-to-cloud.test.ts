import { describe, expect, test } from 'vitest';
import { siteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { BUCKET, BUCKET_TYPE, drawn, libraryOf, NODE } from './symbols/library-of.ts';

const libraries = [libraryOf('nodejs-v1', { ...NODE, storage: { symbols: [BUCKET, BUCKET_TYPE] } })];

const page = (code: string, resource = 'symbol="bucket" page="storage"') => `<CodeToCloud>

\`\`\`typescript
${code}
\`\`\`

<Resources>
  <Resource ${resource}>Bucket</Resource>
</Resources>

\`nitric up\` creates it.

</CodeToCloud>`;

const SAMPLE = `import { bucket } from '@nitric/sdk'

const notes = bucket('notes')

export default notes`;

const compiled = (body: string) => drawn('/', libraries, body);

describe('a sample with what it becomes', () => {
  test('marks the call, draws a line from its row, and shows every cloud', async () => {
    const { html } = await compiled(page(SAMPLE));
    expect(html).toContain(
      '<a class="f wire wire-up block-storage" tabindex="-1" href="/docs/reference/nodejs/storage#bucket">bucket</a>',
    );
    expect(html).toContain(
      '<svg class="panel wires" data-value="typescript" viewBox="0 0 36 56.5" width="2.25rem" height="3.53125rem"><path class="block-storage" d="M0 48.5L10.3 48.5Q18 48.5 18 40.8L18 40.8Q18 33 25.8 33L36 33"',
    );
    expect(html).toContain(
      '<span class="resource-kind">Bucket</span><span class="resource-name" data-cloud="aws">S3</span><span class="resource-name" data-cloud="gcp">Cloud Storage</span><span class="resource-name" data-cloud="azure">Blob Storage</span>',
    );
  });

  test('counts folded imports as one line', async () => {
    const imports = [
      "import { bucket } from '@nitric/sdk'",
      ...['a', 'b', 'c'].map((name) => `import '${name}'`),
    ];
    const folded = page(SAMPLE.replace(/.*/, imports.join('\n'))).replace(
      '```typescript',
      '```typescript fold',
    );
    const { html } = await compiled(folded);
    expect(html).toContain('<details><summary data-more="4">');
    // Folded, the call stands one row higher than below a single import and a blank line.
    expect(html).toContain('d="M0 25.5');
  });

  test('lets readers choose the cloud without a script', async () => {
    const { html } = await compiled(page(SAMPLE));
    expect(html.match(/<input type="radio" name="cloud" value="\w+"(?: checked)?/g)).toEqual([
      '<input type="radio" name="cloud" value="aws" checked',
      '<input type="radio" name="cloud" value="gcp"',
      '<input type="radio" name="cloud" value="azure"',
    ]);
  });

  test('draws a permission as a dashed line with an icon of its own', async () => {
    const { html } = await compiled(page(SAMPLE, 'symbol="bucket" page="storage" permission'));
    expect(html).toContain('<path class="block-storage permission"');
    expect(html).toMatch(/<li class="block-storage permission"><svg[^>]*><use href="#icon:permission">/);
    expect(html).toContain('data-cloud="azure">Role assignment</span>');
  });

  test('names the services of all clouds in its Markdown', async () => {
    const { markdown } = await compiled(page(SAMPLE));
    expect(markdown).toContain('- Bucket: S3 on AWS, Cloud Storage on Google Cloud, Blob Storage on Azure\n');
  });

  test('reports a sample that does not call the symbol, or has no empty row next to the call', async () => {
    const { found } = await compiled(page('export default 1'));
    expect(found).toEqual([
      '3:1 The sample has no room for the line to `bucket`. | Call the symbol, and leave the line above or below the call empty or shorter.',
    ]);
    const full = page(
      "import { bucket } from '@nitric/sdk'\nconst notes = bucket('notes')\nexport default [notes, notes]",
    );
    expect((await compiled(full)).found).toHaveLength(1);
  });

  test('says nothing about a sample whose library could not be read', async () => {
    const symbols = siteSymbols([], new Set(['nodejs']));
    expect((await compileBody(page(SAMPLE), undefined, { address: '/', symbols })).found).toEqual([]);
  });
});
