import { expect, test } from 'vitest';
import { markdownText } from '#worker/page/markdown-text.ts';

const stored = {
  blocks: ['# Storage', { all: '**Node.js:** a\n\n**Go:** b', bySdk: { nodejs: 'a', go: '' } }, 'End.\n'],
};

test.each([
  [undefined, '# Storage\n\n**Node.js:** a\n\n**Go:** b\n\nEnd.\n'],
  ['nodejs', '# Storage\n\na\n\nEnd.\n'],
  ['python', '# Storage\n\n**Node.js:** a\n\n**Go:** b\n\nEnd.\n'],
] as const)('for readers of %s the Markdown is %j', (sdk, text) => {
  expect(markdownText(stored, sdk)).toBe(text);
});
