import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce, startCopy, startHeadingAnchors } from '#client/behaviors/copy.ts';
import { find, STATUS, showPage } from '#tests/client/dom.ts';

describe('copy', () => {
  const line = (text: string, classes = '') => `<span class="line ${classes}">${text}</span>`;
  const figure = (...lines: string[]) =>
    `<figure class="code"><button class="copy"><span class="copy-label">Copy</span></button>` +
    `<pre><code>${lines.join('\n')}</code></pre></figure>`;

  describe('the button', () => {
    const writeText = vi.fn<(text: string) => Promise<void>>();
    const label = () => find('.copy-label').textContent;
    const click = async () => {
      find('.copy').click();
      await vi.advanceTimersByTimeAsync(0);
    };

    beforeAll(() => startCopy());
    beforeEach(() => {
      vi.useFakeTimers();
      writeText.mockReset().mockResolvedValue();
      vi.stubGlobal('navigator', { clipboard: { writeText } });
      vi.spyOn(document, 'hasFocus').mockReturnValue(true);
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      showPage(figure(line('a'), line('b')) + STATUS);
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    test("says 'Copied!' for exactly a second", async () => {
      await click();
      expect(writeText.mock.calls).toEqual([['a\nb']]);
      expect(label()).toBe('Copied!');
      expect(find('.copy').classList.contains('copied')).toBe(true);
      await vi.advanceTimersByTimeAsync(999);
      expect(label()).toBe('Copied!');
      await vi.advanceTimersByTimeAsync(1);
      expect(label()).toBe('Copy');
      expect(find('.copy').classList.contains('copied')).toBe(false);
    });

    test('warns and copies nothing while the page has no focus', async () => {
      vi.mocked(document.hasFocus).mockReturnValue(false);
      await click();
      expect(writeText).not.toHaveBeenCalled();
      expect(console.warn).toHaveBeenCalledExactlyOnceWith('Unable to copy to clipboard', expect.any(Error));
      expect(label()).toBe('Copy');
    });
  });
});

describe('heading anchors', () => {
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
});

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    showPage(STATUS);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the same text is announced again', () => {
    for (const _ of [1, 2]) {
      announce('Copied!');
      expect(find('[role=status]').textContent).toBe('');
      vi.advanceTimersByTime(50);
      expect(find('[role=status]').textContent).toBe('Copied!');
    }
  });
});
