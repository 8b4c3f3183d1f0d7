import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareAnnouncements } from '#client/behaviours/announce.ts';
import { startHeadingAnchors } from '#client/behaviours/heading-anchors.ts';
import { startOnThisPage } from '#client/behaviours/on-this-page.ts';
import { startUnfold } from '#client/behaviours/unfold.ts';
import { find, showPage } from '../dom.ts';

afterEach(() => vi.restoreAllMocks());

describe('unfolding', () => {
  beforeAll(() => startUnfold());

  test('shows the whole sample, takes the button away and leaves focus on the code', () => {
    showPage(
      '<figure class="code foldable"><pre tabindex="0"></pre><button class="unfold"></button></figure>',
    );
    find('.unfold').click();
    expect(find('.code').className).toBe('code foldable unfolded');
    expect(find('.unfold').hidden).toBe(true);
    expect(document.activeElement).toBe(find('pre'));
  });
});

describe('"On this page"', () => {
  beforeAll(() => startOnThisPage());

  test('closes when a section is chosen, other lists stay open', () => {
    showPage(
      '<details open class="on-this-page"><a href="#a"></a></details><details open id="other"></details>',
    );
    find('.on-this-page a').click();
    expect(find('.on-this-page').hasAttribute('open')).toBe(false);
    expect(find('#other').hasAttribute('open')).toBe(true);
  });
});

describe('a heading anchor', () => {
  beforeAll(() => startHeadingAnchors());

  const click = async () => {
    vi.useFakeTimers();
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    showPage('<h2><a class="anchor" href="#events">#</a></h2>');
    prepareAnnouncements();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('.anchor').dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    return { event, writeText };
  };

  test('copies its address, says so and goes there as links do', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const { event, writeText } = await click();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.href.replace(/#.*/, '')}#events`);
    expect(find('[role=status]').textContent).toBe('Link copied');
    expect(event.defaultPrevented).toBe(false);
  });

  test('says nothing where nothing was copied', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { writeText } = await click();
    expect(writeText).not.toHaveBeenCalled();
    expect(find('[role=status]').textContent).toBe('');
  });
});
