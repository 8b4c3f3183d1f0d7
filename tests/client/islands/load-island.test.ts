import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadIsland } from '#client/islands/load-island.ts';
import { find, showPage } from '#tests/client/dom.ts';

vi.mock('#client/islands/lazy-files.ts', () => ({ LAZY_FILES: { feedback: ['a.js', 'b.js'] } }));
const { hydrate } = vi.hoisted(() => ({ hydrate: vi.fn(() => Promise.resolve()) }));
vi.mock('#client/islands/hydrate.tsx', () => ({ hydrate }));
vi.mock('#client/islands/feedback.tsx', () => ({ default: 'the component' }));

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

describe('a file that fails', () => {
  test('is fetched again after a second', async () => {
    call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loaded = loadIsland(find('doc-island'));
    await vi.advanceTimersByTimeAsync(999);
    expect(files()).toEqual(['a.js', 'b.js']);
    await vi.advanceTimersByTimeAsync(1);
    await loaded;
    expect(files()).toEqual(['a.js', 'b.js', 'a.js', 'b.js']);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  test.each([404, 500])('with %i every time causes an error', async (status) => {
    call.mockImplementation(async () => new Response('', { status }));
    const failed = loadIsland(find('doc-island')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await failed).toBeInstanceOf(Error);
    expect(call).toHaveBeenCalledTimes(4);
    expect(hydrate).not.toHaveBeenCalled();
  });
});

test('a file that never comes is given up after 10 seconds, and once more', async () => {
  const deadlines: [AbortController, number][] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    deadlines.push([controller, milliseconds]);
    return controller.signal;
  });
  call.mockImplementation(
    (_, options) =>
      new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const failed = loadIsland(find('doc-island')).catch((error: unknown) => error);
  for (const [controller] of deadlines) controller.abort();
  await vi.advanceTimersByTimeAsync(1000);
  for (const [controller] of deadlines) controller.abort();
  expect(await failed).toMatchObject({ name: 'TimeoutError' });
  expect(deadlines.map(([, milliseconds]) => milliseconds)).toEqual(Array(4).fill(10_000));
});

test('an island without properties in the page gets none', async () => {
  showPage('<doc-island name="feedback"></doc-island>');
  await loadIsland(find('doc-island'));
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(find('doc-island'), 'feedback', 'the component', {});
});

test('an unknown name is an error', async () => {
  showPage('<doc-island name="other"></doc-island>');
  await expect(loadIsland(find('doc-island'))).rejects.toThrow(TypeError);
});
