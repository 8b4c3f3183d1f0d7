import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWith } from '#tests/worker/fetch-with.ts';
import { countedAddresses, forgetAddresses } from '#tests/worker/signals/lost-addresses.ts';

const TODAY = '2026-11-22';

// The tests of other files share the limit of a sender without an address, and may have reached it.
const unlimited = { LOST_LIMIT: { limit: async () => ({ success: true }) } };

const get = async (address: string, init: RequestInit, bindings = unlimited): Promise<number> =>
  (await fetchWith(bindings, address, init)).status;
const from = (address: string) => ({ headers: { Referer: address } });

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T23:59:00Z`), toFake: ['Date'] });
  await forgetAddresses();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a missing page is counted with the page of this site that links to it', async () => {
  expect(await get('/docs/lost-page?q=1', from('https://nitric.io/docs/storage?x=1#y'))).toBe(404);
  expect(await get('/docs/lost-page.md', from('https://elsewhere.example/about/me'))).toBe(404);
  expect(await get('/docs/lost-page', from('https://nitric.io/docs/also-lost'))).toBe(404);
  expect(await countedAddresses()).toEqual([`${TODAY} /lost-page  2`, `${TODAY} /lost-page /storage 1`]);
});

test.each([
  ['a page that exists', '/docs/storage', {}],
  ['an address that cannot be a page', '/docs/%00', {}],
  ['a link that a browser fetches ahead', '/docs/lost-page', { headers: { 'Sec-Purpose': 'prefetch' } }],
  ['a check of the headers', '/docs/lost-page', { method: 'HEAD' }],
])('%s is not counted', async (_, address, init) => {
  await get(address, init);
  expect(await countedAddresses()).toEqual([]);
});

test('a sender above the limit is neither counted nor logged, and gets the same answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const limited = { LOST_LIMIT: { limit: async () => ({ success: false }) } };
  expect(await get('/docs/lost-page', {}, limited)).toBe(404);
  expect(await countedAddresses()).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
