import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announce, startCopy, startHeadingAnchors } from '#client/behaviors/copy.ts';
import { find, STATUS, showPage } from '#tests/client/dom.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const label = () => find('.copy-label').textContent;
const click = async (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  return event;
};

beforeAll(() => {
  startCopy();
  startHeadingAnchors();
});
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  showPage(`<figure class="code"><button class="copy"><span class="copy-label">Copy</span></button>
    <pre><code><span class="line">a</span>\n<span class="line">b</span></code></pre></figure>
    <a class="anchor" href="#events">#</a>${STATUS}`);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the button says 'Copied!' for exactly a second", async () => {
  await click('.copy');
  expect(writeText.mock.calls).toEqual([['a\nb']]);
  expect(label()).toBe('Copied!');
  expect(find('.copy').classList.contains('copied')).toBe(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(label()).toBe('Copied!');
  await vi.advanceTimersByTimeAsync(1);
  expect(label()).toBe('Copy');
  expect(find('.copy').classList.contains('copied')).toBe(false);
});

test('the button warns and copies nothing while the page has no focus', async () => {
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await click('.copy');
  expect(writeText).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('Unable to copy to clipboard', expect.any(Error));
  expect(label()).toBe('Copy');
});

test('a heading anchor copies its address, announces the copy, and still works as a link', async () => {
  const event = await click('.anchor');
  await vi.advanceTimersByTimeAsync(100);
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.href.replace(/#.*/, '')}#events`);
  expect(find('[role=status]').textContent).toBe('Link copied');
  expect(event.defaultPrevented).toBe(false);
});

test('the same text is announced again', () => {
  for (const _ of [1, 2]) {
    announce('Copied!');
    expect(find('[role=status]').textContent).toBe('');
    vi.advanceTimersByTime(50);
    expect(find('[role=status]').textContent).toBe('Copied!');
  }
});
