import { expect, test } from 'vitest';
import { prefersMarkdown } from '#worker/page/prefers-markdown.ts';

test.each([
  ['text/markdown', true],
  ['text/markdown, */*', true],
  ['text/markdown, text/html, */*', true],
  ['TEXT/Markdown ; charset=utf-8 ; Q=0.5', true],
  ['text/html;q=0.8, text/markdown;q=0.9', true],
  ['text/markdown;q=0.9, text/html', false],
  ['text/markdown;q=0.5, text/*;q=0.8', false],
  ['text/markdown;q=0.5, text/*;q=0.8, text/html;q=0.1', true],
  ['text/markdown;q=0.5, */*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=high', false],
  ['text/*', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['', false],
])('Accept: %s prefers Markdown: %j', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});
