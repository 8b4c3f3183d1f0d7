import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

describe('the language of the whole site', () => {
  test.each(['/docs', '/docs/storage', '/docs/reference/cli', '/docs/nothing'])(
    'can be chosen in the top bar of %s, with the languages of samples in order',
    async (path) => {
      const html = await readPage(path);
      const control = /<label class="language-choice">.*?<\/label>/.exec(html)?.[0] ?? '';
      expect(
        [...control.matchAll(/<option value="(\w+)">([^<]*)</g)].map(([, value, label]) => [value, label]),
      ).toEqual([
        ['typescript', 'TypeScript'],
        ['javascript', 'JavaScript'],
        ['python', 'Python'],
        ['go', 'Go'],
        ['dart', 'Dart'],
        ['csharp', 'C#'],
        ['java', 'Java'],
        ['kotlin', 'Kotlin'],
      ]);
      expect(control).toContain('<select autoComplete="off" translate="no">');
    },
  );

  test('is in a reference that of its library, in the top bar and in the row of narrow windows', async () => {
    const html = await readPage('/docs/reference/jvm/v0/storage');
    const controls = html.match(/<select autoComplete="off" data-sdk="jvm" translate="no">.*?<\/select>/g);
    expect(controls).toHaveLength(2);
    for (const control of controls ?? []) expect(control.match(/selected=""/g)).toEqual(['selected=""']);
    expect(controls?.[0]).toContain('<option value="java" selected="">');
  });
});

test('the menu of a building block has a reference for readers of each SDK', async () => {
  const html = await readPage('/docs/storage');
  for (const [sdk, href, label] of [
    ['nodejs', '/docs/reference/nodejs/storage', 'Node.js'],
    ['go', '/docs/reference/go/storage', 'Go'],
    ['jvm', '/docs/reference/jvm/v0/storage', 'JVM'],
  ]) {
    expect(html).toContain(
      `<div data-sdk="${sdk}"><a class="nav-link" href="${href}">${label} reference</a></div>`,
    );
  }
});

test('the home page has a library link for readers of each SDK', async () => {
  const html = await readPage('/docs');
  for (const sdk of ['nodejs', 'python', 'go', 'dart']) {
    expect(html).toContain(`<span data-sdk="${sdk}" class="names-sdk"><a href="/docs/reference/${sdk}">`);
  }
});
