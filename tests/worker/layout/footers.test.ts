import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CompiledPage } from '#worker/page/compiled-page.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { PagePlace } from '#worker/page/page-view.ts';
import { renderPage } from '#worker/render/render-page.tsx';
import { between, links, readPage } from './read-page.ts';

const PAGE: CompiledPage = {
  path: '/storage' as PagePath, // The parser would return the same text.
  sourceFile: 'content/pages/storage.mdx',
  meta: { title: 'Storage', description: 'Files.' },
  sections: [],
  html: '',
  styles: [],
};
const PLACE: PagePlace = {
  path: PAGE.path,
  entry: {
    hash: '',
    markdown: '',
    markdownBytes: 0,
    title: 'Storage',
    description: 'Files.',
    menu: 'building-blocks',
  },
  reference: undefined,
};
const pageFooter = (html: string) => between(html, '<footer class="page-footer">', '</footer>');
const siteFooter = (html: string) => between(html, '<footer class="site-footer">', '</footer>');

afterEach(() => vi.useRealTimers());

describe("a page's footer", () => {
  test('links to its source file on GitHub, on the branch main', async () => {
    expect(links(pageFooter(await readPage('/docs/guides/nodejs')))).toContain(
      'Edit this page on GitHub: https://github.com/nitrictech/docs/edit/main/content/pages/guides/nodejs/index.mdx',
    );
  });

  test.each([
    ['/docs', [undefined, 'Next Concepts: /docs/concepts/introduction']],
    [
      '/docs/faq',
      [
        'Previous Terraform: /docs/reference/providers/terraform',
        'Next Troubleshooting: /docs/troubleshooting',
      ],
    ],
    ['/docs/support/upgrade', ['Previous Contributions: /docs/contributions', undefined]],
    ['/docs/storage', ['Previous Schedules: /docs/schedules', 'Next Messages: /docs/messaging']],
    ['/docs/reference/dart', ['Previous Go: /docs/reference/go', 'Next APIs: /docs/reference/dart/apis']],
  ])('of %s links to the previous and the next page of the menu', async (address, expected) => {
    const html = pageFooter(await readPage(address));
    const neighbour = (rel: string) =>
      links(html.match(new RegExp(`<a [^>]*rel="${rel}".*?</a>`))?.[0] ?? '')[0];
    expect([neighbour('prev'), neighbour('next')].map((link) => link?.replace(/\s+/g, ' '))).toEqual(
      expected,
    );
    expect(html.includes('aria-label="Previous and next page"')).toBe(expected.some(Boolean));
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
    expect(other).toBe(form);
  });

  test('shows the date of the last change if it is known', () => {
    expect(renderPage({ ...PAGE, lastChanged: '2026-03-01T23:30:00Z' }, PLACE)).toContain(
      '<span>Last updated <time dateTime="2026-03-01T23:30:00Z">March 1, 2026</time></span>',
    );
    expect(renderPage(PAGE, PLACE)).not.toContain('Last updated');
  });
});

describe("the site's footer", () => {
  test('links to Contributions, Support, the news, and the social channels', async () => {
    expect(links(siteFooter(await readPage('/docs/storage')))).toEqual([
      'Contributions: /docs/contributions',
      'Support: /docs/support',
      'What&#x27;s new: /docs/whats-new',
      'Quality: /docs/quality',
      'X: https://x.com/nitric_io',
      'GitHub: https://github.com/nitrictech',
      'Community chat: https://nitric.io/chat',
      'Video channel: https://www.youtube.com/channel/UCZIWNF4ck7zcEdtwq2qQ2lg',
    ]);
  });

  test('names the holder of the copyright and the current year', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const year of [2031, 2032]) {
      vi.setSystemTime(new Date(Date.UTC(year, 0, 1)));
      expect(siteFooter(renderPage(PAGE, PLACE))).toContain(`<p class="copyright">© ${year} Nitric Inc.</p>`);
    }
  });

  test('has a button for the keyboard help', async () => {
    expect(siteFooter(await readPage('/docs/storage'))).toContain(
      '<button class="keyboard-help" type="button">Keyboard shortcuts</button>',
    );
  });
});
