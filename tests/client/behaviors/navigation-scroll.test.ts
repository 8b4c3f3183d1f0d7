import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startNavigationScroll } from '#client/behaviors/navigation-scroll.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { refuseStorage } from '#tests/client/refusing-storage.ts';

/** Shows a panel of 600 px below a bar of 56 px, with the current item `top` px below the top of the window, in its first frame. */
const start = (top: number) => {
  showPage('<div id="navigation"><a aria-current="page" href="/">x</a></div>');
  vi.spyOn(find('#navigation'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 56, 272, 600));
  vi.spyOn(find('a'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 34));
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  startNavigationScroll();
  for (const frame of frames) frame(0);
  return find('#navigation');
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the position is not asked for while a reader leaves the page, because that would lay the page out once more', () => {
  sessionStorage.setItem('navigation-scroll', '240');
  const panel = start(100);
  const asked = vi.spyOn(panel, 'scrollTop', 'get');
  window.dispatchEvent(new Event('pagehide'));
  expect(asked).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('navigation-scroll')).toBe('240');
});

test('a prerendered page restores the position when it is shown', () => {
  const panel = start(100);
  sessionStorage.setItem('navigation-scroll', '180');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(panel.scrollTop).toBe(180);
});

test('a prerendered page whose navigation does not scroll passes on the position of the page before it', () => {
  start(100);
  sessionStorage.setItem('navigation-scroll', '180');
  document.dispatchEvent(new Event('prerenderingchange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('navigation-scroll')).toBe('180');
});

test('blocked storage breaks nothing', () => {
  const allow = refuseStorage('sessionStorage', 'getItem', 'setItem');
  const errors: unknown[] = [];
  window.addEventListener('error', ({ error }) => errors.push(error), { once: true });
  const { scrollTop } = start(100);
  window.dispatchEvent(new Event('pagehide'));
  allow();
  expect({ scrollTop, errors }).toEqual({ scrollTop: 0, errors: [] });
});
