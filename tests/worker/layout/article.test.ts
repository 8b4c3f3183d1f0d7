import { describe, expect, test } from 'vitest';
import { feedbackBody } from '#client/contracts/feedback.ts';
import { SHORTCUTS } from '#client/contracts/shortcuts.ts';
import { renderPage } from '#worker/layout/article.tsx';
import { PAGE, PLACE } from './empty-page.ts';
import { between, links, readPage } from './read-page.ts';

const pageFooter = (html: string) => between(html, '<footer class="page-footer">', '</footer>');

describe("a page's footer", () => {
  test('links to its source file on GitHub, on the branch main', async () => {
    expect(links(pageFooter(await readPage('/docs/guides/nodejs')))).toContain(
      'Edit this page on GitHub: https://github.com/nitrictech/docs/edit/main/content/pages/guides/nodejs/index.mdx',
    );
  });

  test.each([
    ['/docs', [undefined, '/docs/concepts/introduction']],
    ['/docs/support/upgrade', ['/docs/contributions', undefined]],
    ['/docs/storage', ['/docs/schedules', '/docs/messaging']],
  ])('of %s links to the previous and the next page of the menu', async (address, expected) => {
    const html = pageFooter(await readPage(address));
    const neighbor = (rel: string) => {
      const [tag = ''] = new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(html) ?? [];
      return /href="([^"]*)"/.exec(tag)?.[1];
    };
    expect([neighbor('prev'), neighbor('next')]).toEqual(expected);
    expect(html).toContain('aria-label="Previous and next page"');
  });

  test("has the page's address as a field of the feedback form, which is the same on every page", async () => {
    const [form, other] = await Promise.all(
      ['/docs/storage', '/docs/apis'].map(async (address) => {
        const html = pageFooter(await readPage(address));
        expect(html).toContain(
          `<input type="hidden" form="feedback-form" name="url" value="https://nitric.io${address}"/>`,
        );
        return between(html, '<form ', '</form>');
      }),
    );
    expect(form).toContain('id="feedback-form"');
    const names = ['url', ...Array.from(form?.matchAll(/ name="(\w+)"/g) ?? [], ([, name]) => name)];
    expect([...new Set(names)].sort()).toEqual(Object.keys(feedbackBody.entries).sort());
    expect(other).toBe(form);
  });

  test('names the release that the samples are for, and the date of the last change, if they are known', () => {
    const samplesRelease = 'Samples for Node.js 1.4.2';
    const html = renderPage({ ...PAGE, samplesRelease, lastChanged: '2026-03-01T23:30:00Z' }, PLACE);
    expect(html).toContain(`<span>${samplesRelease}</span>`);
    expect(html).toContain(
      '<span>Last updated <time dateTime="2026-03-01T23:30:00Z">March 1, 2026</time></span>',
    );
    expect(renderPage(PAGE, PLACE)).not.toMatch(/Samples|Last updated/);
  });
});

test.each([
  ['/docs/storage', 'Storage'],
  ['/docs/reference/nodejs/v0/storage', 'Storage<span class="page-version"> v0</span>'],
  ['/docs/reference/nodejs/v0', 'Node.js SDK v0'],
])('the row of %s names the page, and an older version once', async (address, name) => {
  const row = between(await readPage(address), '<summary><span class="page-name">', '</summary>');
  expect(row).toBe(`${name}</span><span class="section-name">On this page</span>`);
});

test('each single-key shortcut has its element on a page', async () => {
  const keys = SHORTCUTS.filter(({ key }) => key.length === 1);
  const found = new Set<string>();
  const rewriter = new HTMLRewriter();
  for (const { key, target = key } of keys) rewriter.on(target, { element: () => void found.add(key) });
  await rewriter.transform(new Response(await readPage('/docs/storage'))).text();
  expect([...found].sort()).toEqual(keys.map(({ key }) => key).sort());
});
