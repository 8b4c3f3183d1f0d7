import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startHeadingAnchors } from '#client/behaviors/sections/heading-anchors.ts';
import { find, STATUS, showPage } from '#tests/client/dom.ts';

afterEach(() => vi.restoreAllMocks());
beforeAll(() => startHeadingAnchors());

const click = async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  showPage(`<a class="anchor" href="#events">#</a>${STATUS}`);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('.anchor').dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  return { event, writeText };
};

test('a heading anchor copies its address, announces the copy, and still works as a link', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { event, writeText } = await click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.href.replace(/#.*/, '')}#events`);
  expect(find('[role=status]').textContent).toBe('Link copied');
  expect(event.defaultPrevented).toBe(false);
});

test('a heading anchor announces nothing if nothing was copied', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { writeText } = await click();
  expect(writeText).not.toHaveBeenCalled();
  expect(find('[role=status]').textContent).toBe('');
});
