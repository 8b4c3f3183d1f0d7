import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '#worker/render/render-page.tsx';
import { PAGE, PLACE } from './empty-page.ts';
import { between, links, readPage } from './read-page.ts';

const siteFooter = (html: string) => between(html, '<footer class="site-footer">', '</footer>');

afterEach(() => vi.useRealTimers());

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
      expect(siteFooter(renderPage(PAGE, PLACE))).toContain(
        `<p class="copyright">&#169; ${year} Nitric Inc.</p>`,
      );
    }
  });

  test('has a button for the keyboard help', async () => {
    expect(siteFooter(await readPage('/docs/storage'))).toContain(
      '<button class="keyboard-help" type="button">Keyboard shortcuts</button>',
    );
  });
});
