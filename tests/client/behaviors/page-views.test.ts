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

test('a click on a search result counts as a goal, and a click on another link does not', () => {
  showPage('<a href="#a">A</a><div class="search-results"><ul><li><a href="#b"><b>B</b></a></li></ul></div>');
  startPageViews(meta());
  vi.clearAllMocks();
  find('a').click();
  expect(client.trackEvent).not.toHaveBeenCalled();
  find('b').click();
  expect(client.trackEvent).toHaveBeenCalledWith('search choice');
});

test.each([
  ['localhost', 'localhost', false],
  ['localhost', 'example.com localhost', false],
  ['a.workers.dev', 'workers.dev pages.dev', false],
  ['myworkers.dev', 'workers.dev', true],
])('on %s, with the excluded domains "%s", the provider is loaded: %s', (hostname, excluded, isLoaded) => {
  vi.stubGlobal('location', { ...location, origin: page.url, hostname });
  startPageViews(meta(excluded));
  expect(viewed()).toHaveLength(isLoaded ? 1 : 0);
  const options = {
    auto: false,
    excludedDomains: excluded.split(' '),
    url: 'https://cdn.usefathom.com/script.js',
  };
  expect(client.load.mock.calls).toEqual(isLoaded ? [['ABCDEFGH', options]] : []);
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
