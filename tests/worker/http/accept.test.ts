import { expect, test } from 'vitest';
import { prefersMarkdown, prefersPage, qualityOf } from '#worker/http/accept.ts';

test.each([
  ['text/markdown, */*', true],
  ['text/markdown, text/html, */*', true],
  ['TEXT/Markdown ; charset=utf-8 ; Q=0.5', true],
  ['text/markdown;q=0.9, text/html', false],
  ['text/markdown;q=0.5, text/*;q=0.8', false],
  ['text/markdown;q=0.5, text/*;q=0.8, text/html;q=0.1', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=high', false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['', false],
])('Accept: %s prefers Markdown: %j', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});

test.each([
  ['application/json', 1],
  ['Application/JSON; charset=utf-8', 1],
  ['application/*;q=0.5, */*', 0.5],
  ['*/*;q=0.1', 0.1],
  ['application/json;q=0, */*', 0],
  ['application/jsonp, text/event-stream', 0],
  ['', 0],
])('Accept: %s wants JSON by %d', (accept, quality) => {
  expect(qualityOf('application/json', accept)).toBe(quality);
});

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['*/*', false],
  ['application/json, text/html;q=0.5', false],
  ['application/json, text/html;q=0', false],
])('Accept: %s prefers a page to JSON: %s', (accept, isPreferred) => {
  expect(prefersPage(accept)).toBe(isPreferred);
});
