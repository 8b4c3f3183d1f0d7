import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const blocksOf = async (body: string) => {
  const { output, found } = await compileBody(body);
  expect(found).toEqual([]);
  return output?.markdown.blocks;
};

const VARIANTS =
  '<BySdk>\n<Sdk name="nodejs">\n\nOne.\n\n</Sdk>\n<Sdk name="go">\n\n- Two.\n\n</Sdk>\n</BySdk>';

test('the head of stored Markdown is the title and the description', async () => {
  const { output } = await compileBody('A.');
  expect(output?.markdown.head).toBe(
    '# Storage\n\nStore and serve files in buckets, react to uploads and hand out links.',
  );
});

describe('stored Markdown', () => {
  test('is one text if nothing differs between libraries', async () => {
    expect(await blocksOf('A.\n\n<Note>B.</Note>\n\n```go\nc\n```')).toEqual([
      `A.\n\n> **Note**\n>\n> B.\n\n\`\`\`go\nc\n\`\`\`\n`,
    ]);
  });

  test('escapes in a heading only what would be lost', async () => {
    expect(await blocksOf('## The `a` of C# in [b](/c)\n\n### C\\#\n\n## 1\\. d\\*')).toEqual([
      '## The `a` of C# in [b](https://origin.invalid/docs/c)\n\n### C\\#\n\n## 1. d\\*\n',
    ]);
  });

  test('has a block for each part with variants, and one text between two of them', async () => {
    expect(await blocksOf(`A.\n\n${VARIANTS}\n\nB.\n\nC.\n\n${VARIANTS}`)).toEqual([
      'A.',
      {
        all: '**Node.js**\n\nOne.\n\n**Go**\n\n- Two.',
        bySdk: { nodejs: 'One.', go: '- Two.' },
      },
      'B.\n\nC.',
      {
        all: '**Node.js**\n\nOne.\n\n**Go**\n\n- Two.\n',
        bySdk: { nodejs: 'One.\n', go: '- Two.\n' },
      },
    ]);
  });

  test('gives a variant in a sentence without its label', async () => {
    const blocks = await blocksOf(
      'Use <BySdk><Sdk name="nodejs">`a`</Sdk><Sdk name="python">`b`</Sdk></BySdk>.\n\nText.',
    );
    expect(blocks).toEqual([
      { all: 'Use `a` (Node.js), `b` (Python).', bySdk: { nodejs: 'Use `a`.', python: 'Use `b`.' } },
      'Text.\n',
    ]);
  });

  test('gives a library all variants, with their labels, if the part has none for it', async () => {
    const blocks = await blocksOf(
      '- A <BySdk><Sdk name="nodejs">`a`</Sdk></BySdk>\n- B <BySdk><Sdk name="go">`b`</Sdk></BySdk>',
    );
    expect(blocks).toEqual([
      {
        all: '- A `a` (Node.js)\n- B `b` (Go)\n',
        bySdk: { nodejs: '- A `a`\n- B `b` (Go)\n', go: '- A `a` (Node.js)\n- B `b`\n' },
      },
    ]);
  });

  test('gives a library the tabs of its languages, with a label for each of several tabs', async () => {
    const blocks = await blocksOf(
      '<CodeGroup>\n\n```go\ng\n```\n\n```typescript\nt\n```\n\n```javascript\nj\n```\n\n</CodeGroup>',
    );
    const node = '**TypeScript**\n\n```typescript\nt\n```\n\n**JavaScript**\n\n```javascript\nj\n```\n';
    expect(blocks).toEqual([
      {
        all: `${node}\n**Go**\n\n\`\`\`go\ng\n\`\`\`\n`,
        bySdk: { nodejs: node, go: '```go\ng\n```\n' },
      },
    ]);
  });

  test('keeps the quotes in the title of code', async () => {
    const code = '```text title=\'a "b"\'\nc\n```\n';
    expect(await blocksOf(code)).toEqual([code]);
  });

  test('shows code with removed lines as a diff, so that both sides do not read as one file', async () => {
    const body =
      '```yaml title="nitric.yaml" del={2-3} ins={4}\nname: shop\nhandlers:\n  - a.ts\nservices: []\n\n```';
    expect(await blocksOf(body)).toEqual([
      '```diff title="nitric.yaml"\n  name: shop\n- handlers:\n-   - a.ts\n+ services: []\n\n```\n',
    ]);
    expect(await blocksOf('```yaml ins={2}\na: 1\nb: 2\n```')).toEqual(['```yaml\na: 1\nb: 2\n```\n']);
  });

  test('keeps adjacent lists in one block, so that they stay two lists', async () => {
    const blocks = await blocksOf(`${VARIANTS}\n\n- Three.`);
    expect(blocks).toEqual([
      {
        all: '**Node.js**\n\nOne.\n\n**Go**\n\n- Two.\n\n* Three.\n',
        bySdk: { nodejs: 'One.\n\n- Three.\n', go: '- Two.\n\n* Three.\n' },
      },
    ]);
  });

  test('completes the addresses of links and images on this site', async () => {
    const origin = 'https://origin.invalid';
    const body = '## A [#a]\n\n[a](#a), [b](/storage?x=1#a), [c](https://nitric.io/x)';
    expect(await blocksOf(body)).toEqual([
      `## A\n\n[a](${origin}/docs/storage#a), [b](${origin}/docs/storage?x=1#a), [c](https://nitric.io/x)\n`,
    ]);
  });
});
