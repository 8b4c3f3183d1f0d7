import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadStalePage } from '#client/reload-stale-page.ts';
import { find, showPage } from './dom.ts';
import { refuseStorage } from './refusing-storage.ts';

const reload = vi.fn();
const head = vi.fn<typeof fetch>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  head.mockReset().mockResolvedValue(new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', head);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  showPage(
    '<input type="search"><input type="hidden" value="x"><input type="radio" checked value="yes"><input type="checkbox" checked><textarea>given</textarea>',
  );
});
afterEach(() => vi.restoreAllMocks());

test.each(['textarea', '[type=search]'])(
  'a stale page never reloads while a %s contains typed text',
  async (field) => {
    find<HTMLTextAreaElement | HTMLInputElement>(field).value = 'typed';
    await reloadStalePage();
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a stale page never reloads if the reload cannot be stored', async () => {
  const allow = refuseStorage('sessionStorage', 'setItem');
  await reloadStalePage();
  allow();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['still has the script', async () => new Response()],
  ['fails', async () => new Response(null, { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page whose server %s never reloads', async (_, answer) => {
  head.mockImplementation(answer);
  await reloadStalePage();
  expect(reload).not.toHaveBeenCalled();
});
