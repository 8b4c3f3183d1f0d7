import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runnableText, startCopy } from '#client/behaviors/code/copy.ts';
import { find, STATUS, showPage } from '#tests/client/dom.ts';

const line = (text: string, classes = '') => `<span class="line ${classes}">${text}</span>`;
const figure = (...lines: string[]) =>
  `<figure class="code"><button class="copy"><span class="copy-label">Copy</span></button>` +
  `<pre><code>${lines.join('\n')}</code></pre></figure>`;

describe('the copied text', () => {
  const textOf = (...lines: string[]) => {
    showPage(figure(...lines));
    return runnableText(find('code'));
  };

  test('contains the lines of the sample, including empty ones', () => {
    expect(textOf(line('<span class="k">const</span> a = 1'), line(''), line('a'))).toBe('const a = 1\n\na');
  });

  test('has no removed lines and no output', () => {
    expect(textOf(line('old', 'del'), line('new', 'ins'), line('done', 'output'))).toBe('new');
  });

  test('has no prompts, but keeps a dollar sign inside a command', () => {
    expect(textOf(line('<span class="prompt">$ </span>echo $ HOME'), line('  --more'))).toBe(
      'echo $ HOME\n  --more',
    );
  });

  test('is the whole text if there are no lines', () => {
    expect(textOf('plain')).toBe('plain');
  });
});

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

  test('restarts the second when it is clicked again', async () => {
    await click();
    await vi.advanceTimersByTimeAsync(600);
    await click();
    await vi.advanceTimersByTimeAsync(999);
    expect(label()).toBe('Copied!');
    await vi.advanceTimersByTimeAsync(1);
    expect(label()).toBe('Copy');
  });

  test('announces the confirmation to screen readers', async () => {
    await click();
    await vi.advanceTimersByTimeAsync(100);
    expect(find('[role=status]').textContent).toBe('Copied!');
  });

  test('warns and copies nothing while the page has no focus', async () => {
    vi.mocked(document.hasFocus).mockReturnValue(false);
    await click();
    expect(writeText).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Unable to copy to clipboard', expect.any(Error));
    expect(label()).toBe('Copy');
  });

  test('warns if the clipboard rejects the text', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    await click();
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Unable to copy to clipboard', expect.any(Error));
    expect(label()).toBe('Copy');
  });
});
