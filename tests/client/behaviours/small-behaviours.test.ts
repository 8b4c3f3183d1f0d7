import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startUnfold } from '#client/behaviours/code/unfold.ts';
import { startHeadingAnchors } from '#client/behaviours/sections/heading-anchors.ts';
import { startOnThisPage } from '#client/behaviours/sections/on-this-page.ts';
import { prepareAnnouncements } from '#client/behaviours/shell/announce.ts';
import { find, press, showPage } from '#tests/client/dom.ts';

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
      '<details open class="on-this-page"><summary></summary><a href="#a"></a></details><details open id="other"></details>',
    );
    find('.on-this-page a').click();
    expect(find('.on-this-page').hasAttribute('open')).toBe(false);
    expect(find('#other').hasAttribute('open')).toBe(true);
  });

  const open = (position: string) => {
    showPage(
      '<details open class="on-this-page"><summary tabindex="0"></summary><ul><a href="#a"></a></ul></details><p tabindex="0"></p>',
    );
    find('.on-this-page ul').style.position = position;
  };
  const isOpen = () => find('.on-this-page').hasAttribute('open');

  test.each(['pointerdown', 'focusin'])('%s elsewhere closes a list that lies over the text', (type) => {
    open('absolute');
    find('.on-this-page a').dispatchEvent(new Event(type, { bubbles: true }));
    expect(isOpen()).toBe(true);
    find('p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(isOpen()).toBe(false);
  });

  test('one that stands in the text stays, so that nothing moves', () => {
    open('static');
    find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(isOpen()).toBe(true);
  });

  test('Escape closes it and returns to its button, if focus was inside', () => {
    open('static');
    find('.on-this-page a').focus();
    press(find('.on-this-page a'), 'Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
    open('static');
    find('p').focus();
    press(find('p'), 'a');
    expect(isOpen()).toBe(true);
    press(find('p'), 'Escape');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(find('p'));
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
