import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FakeIntersectionObserver, find, STATUS, showPage, systemTheme } from './dom.ts';

/** What the entry script starts is proved by the browser tests. These are the moments that no page reaches by itself. */
const page = `<header class="top-bar"></header><div class="prose"></div><button class="copy-page">Copy as Markdown</button><form class="feedback"><button>Send</button></form>
  <figure class="code"><button class="copy">Copy</button><pre><code>text</code></pre></figure>${STATUS}`;
const startAfterTouch = vi.fn();
const onUnhandled = vi.fn();

beforeAll(() => {
  vi.stubGlobal('matchMedia', systemTheme(true).matchMedia);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  process.on('unhandledRejection', onUnhandled);
});
afterAll(() => process.off('unhandledRejection', onUnhandled));

/** Starts the site's script in a new page, with this in the place of the chunk of the first touch. */
const start = async (chunk: () => object) => {
  vi.resetModules();
  vi.doMock('#client/after-touch/after-touch.ts', chunk);
  showPage(page);
  await import('#client/entry.ts');
};

test('a click on a button that needs the chunk of the first touch waits for it, and happens once', async () => {
  const onClick = vi.fn();
  startAfterTouch.mockImplementation(() => find('.copy-page').addEventListener('click', onClick));
  await start(() => ({ startAfterTouch }));
  for (const _ of [1, 2]) find('.copy-page').click();
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
  expect(startAfterTouch).toHaveBeenCalledExactlyOnceWith(location.hash);
});

test('if the chunk of the first touch cannot load, the page works on, and no promise stays rejected', async () => {
  const load = vi.fn(() => {
    throw new Error('The network is gone.');
  });
  await start(load);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  find('.feedback').addEventListener('submit', onSubmit);
  find('.feedback button').click();
  expect(onSubmit).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  find('.copy').click();
  await vi.waitFor(() => expect(find('.copy').textContent).toBe('Copied!'));
  // Node.js reports a rejection after the microtasks.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onUnhandled).not.toHaveBeenCalled();
});
