import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startIslands } from '#client/islands/runtime.ts';
import { find, showPage } from '#tests/client/dom.ts';

const { loadIsland, reloadStalePage } = vi.hoisted(() => ({
  loadIsland: vi.fn<(island: HTMLElement) => Promise<void>>(),
  reloadStalePage: vi.fn(),
}));
vi.mock('#client/islands/load-island.ts', () => ({ loadIsland }));
vi.mock('#client/reload-stale-page.ts', () => ({ reloadStalePage }));

const island = '<doc-island name="feedback"><p>p</p><button>b</button></doc-island>';
const state = () => find('doc-island').dataset.state;
const settle = () => vi.waitFor(() => expect(['ready', 'failed']).toContain(state()));
let finish: () => void;
let clicks: number;

beforeAll(() => {
  document.body.addEventListener('click', () => (clicks += 1));
  showPage('');
  // The listeners serve the whole document, including islands that are added later.
  startIslands();
});
beforeEach(() => {
  clicks = 0;
  reloadStalePage.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  loadIsland.mockReset().mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  showPage(island);
});
afterEach(() => vi.restoreAllMocks());

describe('interest', () => {
  test('elsewhere in the page loads nothing', () => {
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(loadIsland).not.toHaveBeenCalled();
    expect(state()).toBeUndefined();
  });

  test.each(['pointerover', 'pointerdown', 'focusin', 'input', 'click'])(
    'by %s loads an island once',
    async (type) => {
      for (const _ of [1, 2]) find('p').dispatchEvent(new Event(type, { bubbles: true }));
      expect(loadIsland).toHaveBeenCalledExactlyOnceWith(find('doc-island'));
      expect(state()).toBe('loading');
      finish();
      await settle();
      expect(state()).toBe('ready');
    },
  );
});

test('clicks before an island is ready act once when it is ready', async () => {
  find('button').click();
  find('button').click();
  expect(clicks).toBe(0);
  finish();
  await vi.waitFor(() => expect(clicks).toBe(1));
  find('button').click();
  expect(clicks).toBe(2);
});

describe('an island that cannot start', () => {
  test('logs its name, and its HTML works as it does without JavaScript', async () => {
    const error = new TypeError('Failed to fetch');
    loadIsland.mockRejectedValue(error);
    find('button').click();
    await settle();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Island "feedback" could not start.', error);
    expect(state()).toBe('failed');
    await vi.waitFor(() => expect(clicks).toBe(1));
    expect(reloadStalePage).not.toHaveBeenCalled();
  });

  test('lets the page reload if its release is gone', async () => {
    loadIsland.mockRejectedValue(new TypeError());
    find('p').dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
    expect(reloadStalePage).toHaveBeenCalledOnce();
  });
});
