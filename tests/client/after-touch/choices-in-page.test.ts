import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startChoiceLinksInPage, startLanguageChoice } from '#client/after-touch/choices-in-page.ts';
import { selectChosenTabs } from '#client/behaviors/tabs.ts';
import { showChoice } from '#client/choices.ts';
import { find, press, STATUS, showPage } from '#tests/client/dom.ts';

beforeAll(() => {
  startChoiceLinksInPage();
  startLanguageChoice();
});
beforeEach(() => {
  localStorage.clear();
  showChoice('language', null);
  showChoice('cloud', null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a link with ?sdk=', () => {
  /** A fake location, because this DOM follows a link before it calls the listeners. */
  const here = { origin: location.origin, pathname: '/docs/storage', search: '', hash: '#permissions' };

  beforeEach(() => void vi.stubGlobal('location', { ...here }));

  /**
   * Clicks a link. Returns `true` if the behavior kept the browser from following it. The address is absolute, because a link
   * that this DOM followed to another site would move all later ones there.
   */
  const click = (href: string, more: MouseEventInit = {}) => {
    showPage(`<a href="${new URL(href, here.origin)}"><b></b></a>`);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    find('b').dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('to the current page chooses a language without leaving it, and its anchor is followed', () => {
    expect(click('/docs/storage?sdk=python')).toBe(true);
    expect(localStorage.getItem('language')).toBe('python');
    expect(location).toEqual(here);
    expect(click('/docs/storage?sdk=go#events')).toBe(true);
    expect(location).toEqual({ ...here, hash: '#events' });
  });

  test.each([
    ['another page', '/docs/apis?sdk=python', {}],
    ['an SDK that the site does not know', '/docs/storage?sdk=cobol', {}],
    ['another site', 'https://example.com/docs/storage?sdk=python', {}],
    ['another window', '/docs/storage?sdk=python', { ctrlKey: true }],
    ['a download', '/docs/storage?sdk=python', { altKey: true }],
  ])('to %s is left to the browser', (_, href, more) => {
    expect(click(href, more)).toBe(false);
    expect(localStorage.length).toBe(0);
  });
});

describe('the choice of a cloud', () => {
  const input = (value: string) => find<HTMLInputElement>(`[value=${value}]`);
  const start = async () => {
    vi.resetModules();
    const { startCloudChoice } = await import('#client/after-touch/choices-in-page.ts');
    startCloudChoice();
  };

  beforeEach(() =>
    showPage(
      '<input type="radio" name="cloud" value="aws" checked><input type="radio" name="cloud" value="gcp">',
    ),
  );

  test('shows a stored cloud, and a value that something else stored chooses none', () => {
    showChoice('cloud', '1 "x');
    selectChosenTabs();
    expect(input('aws').checked).toBe(true);
    showChoice('cloud', 'gcp');
    selectChosenTabs();
    expect(input('gcp').checked).toBe(true);
  });

  test('stores the default only if the reader had another cloud before', async () => {
    await start();
    expect(localStorage.length).toBe(0);
    showChoice('cloud', 'gcp');
    await start();
    expect(localStorage.getItem('cloud')).toBe('aws');
  });
});

describe('the choice of a language', () => {
  const select = () => find<HTMLSelectElement>('select');
  const chooseOption = (value: string) => {
    select().value = value;
    select().dispatchEvent(new Event('change', { bubbles: true }));
  };
  const later = () => new Promise((resolve) => setTimeout(resolve));
  const control = (attributes = '') =>
    `<label class="language-choice"><select ${attributes}><option value="typescript"></option>
    <option value="python" ${attributes && 'selected'}>Python</option><option value="java"></option></select></label>`;
  const follow = vi.fn((event: Event) => event.preventDefault());
  const followed = () => follow.mock.calls.map(([{ target }]) => (target as HTMLElement).dataset.sdk); // A link.

  beforeEach(async () => {
    // A key of the test before is no longer pressed.
    await later();
    follow.mockClear();
    showPage(`${control('data-sdk="python"')}<p class="same-page"><a data-sdk="nodejs" href="/n"></a><a data-sdk="jvm" href="/j"></a></p>
      <button></button>${STATUS}`);
    for (const link of document.querySelectorAll('a')) link.addEventListener('click', follow);
  });

  test('by key, outside references, counts at once', () => {
    showPage(control());
    press(select(), 'j');
    chooseOption('java');
    expect(localStorage.getItem('language')).toBe('java');
  });

  test('by key, in a reference, waits for Enter', () => {
    press(select(), 'ArrowUp');
    chooseOption('typescript');
    expect([followed(), localStorage.getItem('language')]).toEqual([[], null]);
    press(select(), 'Enter', { keyCode: 229 });
    expect(followed()).toEqual([]);
    expect(press(select(), 'Enter').defaultPrevented).toBe(true);
    expect(followed()).toEqual(['nodejs']);
    expect(press(select(), 'Enter').defaultPrevented).toBe(false);
  });

  test('or for the reader to leave the control', () => {
    press(select(), 'ArrowUp');
    chooseOption('typescript');
    find('button').focus();
    select().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(followed()).toEqual(['nodejs']);
  });

  test('from the open list, which opened with a key, does not wait', async () => {
    press(select(), ' ');
    await later();
    chooseOption('java');
    expect(followed()).toEqual(['jvm']);
  });

  // This starts the behavior again, so it is the last test.
  test('by key, before the start, waits for Enter, too', async () => {
    select().value = 'java';
    vi.spyOn(select(), 'matches').mockImplementation((selector) => selector === ':focus-visible');
    startLanguageChoice();
    expect(followed()).toEqual([]);
    await vi.waitFor(() =>
      expect(find('[role=status]').textContent).toMatch(/^Press Enter to go to the reference for/),
    );
    press(select(), 'Enter');
    expect(followed()).toContain('jvm');
  });
});
