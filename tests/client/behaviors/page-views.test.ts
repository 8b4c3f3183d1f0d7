import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countViews } from '#client/behaviors/lazy-starts.ts';
import { startPageViews } from '#client/behaviors/page-views.ts';
import { find, returnByBackButton, showPage } from '#tests/client/dom.ts';

const client = vi.hoisted(() => ({ load: vi.fn(), trackPageview: vi.fn(), trackEvent: vi.fn() }));
vi.mock('fathom-client', () => client);

const meta = (excluded = '') => {
  const element = document.createElement('meta');
  Object.assign(element, { name: 'analytics', content: 'ABCDEFGH' });
  element.dataset.excluded = excluded;
  document.head.replaceChildren(element);
  return element;
};
const viewed = () => client.trackPageview.mock.calls;
const page = { url: `${location.origin}/docs/search` };

beforeEach(() => {
  vi.clearAllMocks();
  document.head.replaceChildren();
  history.replaceState(null, '', '/docs/search?q=secret#results');
});
afterEach(() => vi.unstubAllGlobals());

// This test must be first, because every later start adds listeners that also count views.
test('a view is counted when the page is shown or returns by the back button, but not for a new hash', () => {
  startPageViews(meta());
  expect(viewed()).toEqual([[page]]);
  window.dispatchEvent(new Event('hashchange'));
  expect(viewed()).toEqual([[page]]);
  returnByBackButton();
  expect(viewed()).toEqual([[page], [page]]);
});

test('the provider loads with the site id and the excluded domains, and counts nothing automatically', () => {
  startPageViews(meta('workers.dev pages.dev'));
  expect(client.load.mock.calls).toEqual([
    [
      'ABCDEFGH',
      {
        auto: false,
        excludedDomains: ['workers.dev', 'pages.dev'],
        url: 'https://cdn.usefathom.com/script.js',
      },
    ],
  ]);
});

test('a click on a search result counts as a goal, and a click on another link does not', () => {
  showPage('<a href="#a">A</a><div class="search-results"><ul><li><a href="#b"><b>B</b></a></li></ul></div>');
  startPageViews(meta());
  vi.clearAllMocks();
  find('a').click();
  expect(client.trackEvent).not.toHaveBeenCalled();
  find('b').click();
  expect(client.trackEvent).toHaveBeenCalledWith('search choice');
});

test.each(['localhost', 'example.com localhost'])(
  'nothing is loaded or counted with the excluded domains "%s"',
  (excluded) => {
    startPageViews(meta(excluded));
    expect(client.load).not.toHaveBeenCalled();
    expect(viewed()).toEqual([]);
  },
);

test('a subdomain of an excluded domain is excluded, but a domain that only has the same ending is not', () => {
  vi.stubGlobal('location', { ...location, origin: page.url, hostname: 'a.workers.dev' });
  startPageViews(meta('workers.dev'));
  expect(client.load).not.toHaveBeenCalled();
  vi.stubGlobal('location', { ...location, hostname: 'myworkers.dev' });
  startPageViews(meta('workers.dev'));
  expect(client.load).toHaveBeenCalledOnce();
});

test('in a browser with Trusted Types, a policy creates the address of the script', () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL(): string }) => ({
    createScriptURL: () => ({ trusted: rules.createScriptURL() }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  startPageViews(meta());
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['fathom']);
  expect(client.load.mock.calls[0]?.[1]).toMatchObject({
    url: { trusted: 'https://cdn.usefathom.com/script.js' },
  });
});

test('a page without a site id loads nothing', async () => {
  countViews();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.load).not.toHaveBeenCalled();
});
