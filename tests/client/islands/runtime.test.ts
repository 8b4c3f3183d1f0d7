import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startIslands } from '#client/islands/runtime.ts';
import { find, showPage } from '#tests/client/dom.ts';

const { loadIsland, reloadStalePage } = vi.hoisted(() => ({ loadIsland: vi.fn(), reloadStalePage: vi.fn() }));
vi.mock('#client/islands/load-island.ts', () => ({ loadIsland }));
vi.mock('#client/reload-stale-page.ts', () => ({ reloadStalePage }));

const state = () => find('doc-island').dataset.state;

// The listeners serve the whole document, including islands that are added later.
startIslands();
beforeEach(() => {
  loadIsland.mockReset().mockResolvedValue(undefined);
  reloadStalePage.mockReset();
  showPage('<doc-island name="feedback"><p>p</p><button>b</button></doc-island>');
});
afterEach(() => vi.restoreAllMocks());

test.each(['pointerover', 'pointerdown', 'focusin', 'input', 'click'])(
  'interest by %s loads an island once',
  async (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(state()).toBeUndefined();
    for (const _ of [1, 2]) find('p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(loadIsland).toHaveBeenCalledExactlyOnceWith(find('doc-island'));
    expect(state()).toBe('loading');
    await vi.waitFor(() => expect(state()).toBe('ready'));
  },
);

test.each([
  ['is of no interest but for the focus', 'focusin', 1],
  ['holds a click, which works then as it does without JavaScript', 'click', 0],
])(
  'an island that cannot start and %s is logged, and may let a stale page reload',
  async (_, type, times) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new TypeError('Failed to fetch');
    loadIsland.mockRejectedValue(error);
    find('button').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(state()).toBe('failed'));
    expect(log).toHaveBeenCalledExactlyOnceWith('Island "feedback" could not start.', error);
    expect(reloadStalePage).toHaveBeenCalledTimes(times);
  },
);
