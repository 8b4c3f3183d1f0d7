import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadIsland } from '#client/islands/load-island.ts';
import { find, showPage } from '#tests/client/dom.ts';

vi.mock('#client/islands/lazy-files.ts', () => ({ LAZY_FILES: ['a.js', 'b.js'] }));
const { hydrate } = vi.hoisted(() => ({ hydrate: vi.fn(() => Promise.resolve()) }));
vi.mock('#client/islands/hydrate.tsx', () => ({ hydrate }));
vi.mock('#client/islands/components.ts', () => ({ components: { feedback: 'the component' } }));

const call = vi.fn<typeof fetch>();
const files = () => call.mock.calls.map(([url]) => String(url).split('/').pop());
const ok = () => new Response('');

beforeEach(() => {
  vi.useFakeTimers();
  hydrate.mockClear();
  call.mockReset().mockImplementation(async () => ok());
  vi.stubGlobal('fetch', call);
  showPage(`<doc-island name="feedback" data-props='{"url":"u"}'></doc-island>`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an island fetches its files, then hydrates with the props of the page', async () => {
  await loadIsland(find('doc-island'));
  expect(files()).toEqual(['a.js', 'b.js']);
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(find('doc-island'), 'feedback', 'the component', {
    url: 'u',
  });
});

test('a file that fails is fetched again after a second', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loaded = loadIsland(find('doc-island'));
  await vi.advanceTimersByTimeAsync(999);
  expect(files()).toEqual(['a.js', 'b.js']);
  await vi.advanceTimersByTimeAsync(1);
  await loaded;
  expect(files()).toEqual(['a.js', 'b.js', 'a.js', 'b.js']);
  expect(hydrate).toHaveBeenCalledOnce();
});

/** Settles after so many seconds, unless the call is given up before. */
const answerAfter = <Answer>(seconds: number, answer: Answer, call?: RequestInit) =>
  new Promise<Answer>((resolve, reject) => {
    setTimeout(() => resolve(answer), seconds * 1000);
    call?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
  });

test.each([
  ['has the status 500 each time', 1, async () => new Response('', { status: 500 }), 'Error'],
  [
    'never comes, for 10 seconds and once more,',
    21,
    async (_: unknown, options?: RequestInit) => answerAfter(60, ok(), options),
    'AbortError',
  ],
])('a file that %s is an error after %i s', async (_, seconds, answer, name) => {
  call.mockImplementation(answer);
  const settled = vi.fn();
  const failed = loadIsland(find('doc-island')).catch((error: unknown) => error);
  void failed.then(settled);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toMatchObject({ name });
  expect(call).toHaveBeenCalledTimes(4);
  expect(hydrate).not.toHaveBeenCalled();
});

test('a file that comes slowly has all the time that it needs', async () => {
  call.mockImplementation(async () =>
    Object.assign(ok(), { arrayBuffer: () => answerAfter(60, new ArrayBuffer()) }),
  );
  const loaded = loadIsland(find('doc-island'));
  await vi.advanceTimersByTimeAsync(60_000);
  await loaded;
  expect(files()).toEqual(['a.js', 'b.js']);
});
