import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const HEAD = '# Storage\n\nStore and serve files in buckets, react to uploads and hand out links.';

const blocksOf = async (body: string) => {
  const { output, found } = await compileBody(body);
  expect(found).toEqual([]);
  return output?.markdown.blocks;
};

const VARIANTS =
  '<BySdk>\n<Sdk name="nodejs">\n\nOne.\n\n</Sdk>\n<Sdk name="go">\n\n- Two.\n\n</Sdk>\n</BySdk>';

describe('stored Markdown', () => {
  test('is one text if nothing differs between libraries', async () => {
    expect(await blocksOf('A.\n\n<Note>B.</Note>\n\n```go\nc\n```')).toEqual([
      `${HEAD}\n\nA.\n\n> **Note**\n>\n> B.\n\n\`\`\`go\nc\n\`\`\`\n`,
    ]);
  });

  test('has a block for each part with variants, and one text between two of them', async () => {
    expect(await blocksOf(`A.\n\n${VARIANTS}\n\nB.\n\nC.\n\n${VARIANTS}`)).toEqual([
      `${HEAD}\n\nA.`,
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
      HEAD,
      { all: 'Use `a` (Node.js), `b` (Python).', bySdk: { nodejs: 'Use `a`.', python: 'Use `b`.' } },
      'Text.\n',
    ]);
  });

  test('gives a library all variants, with their labels, if the part has none for it', async () => {
    const blocks = await blocksOf(
      '- A <BySdk><Sdk name="nodejs">`a`</Sdk></BySdk>\n- B <BySdk><Sdk name="go">`b`</Sdk></BySdk>',
    );
    expect(blocks).toEqual([
      HEAD,
      {
        all: '- A `a` (Node.js)\n- B `b` (Go)\n',
        bySdk: { nodejs: '- A `a`\n- B `b` (Go)\n', go: '- A `a` (Node.js)\n- B `b`\n' },
      },
    ]);
  });

  test('gives a library the tabs of its languages', async () => {
    const blocks = await blocksOf(
      '<CodeGroup>\n\n```go\ng\n```\n\n```typescript\nt\n```\n\n```javascript\nj\n```\n\n</CodeGroup>',
    );
    const [ts, js, go] = ['```typescript\nt\n```', '```javascript\nj\n```', '```go\ng\n```'];
    expect(blocks).toEqual([
      HEAD,
      { all: `${ts}\n\n${js}\n\n${go}\n`, bySdk: { nodejs: `${ts}\n\n${js}\n`, go: `${go}\n` } },
    ]);
  });

  test('has no variants for groups by another choice', async () => {
    const blocks = await blocksOf('<CodeGroup by="os">\n\n```bash tab="linux"\na\n```\n\n</CodeGroup>');
    expect(blocks).toEqual([`${HEAD}\n\n**Linux**\n\n\`\`\`bash\na\n\`\`\`\n`]);
  });

  test('keeps adjacent lists in one block, so that they stay two lists', async () => {
    const blocks = await blocksOf(`${VARIANTS}\n\n- Three.`);
    expect(blocks).toEqual([
      HEAD,
      {
        all: '**Node.js**\n\nOne.\n\n**Go**\n\n- Two.\n\n* Three.\n',
        bySdk: { nodejs: 'One.\n\n- Three.\n', go: '- Two.\n\n* Three.\n' },
      },
    ]);
  });
});
