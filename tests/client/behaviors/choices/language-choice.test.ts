import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguageChoice } from '#client/behaviors/choices/language-choice.ts';
import { selectChosenTabs } from '#client/behaviors/choices/tabs.ts';
import { showChoice } from '#client/preferences/choices.ts';
import { find, press, STATUS, showPage } from '#tests/client/dom.ts';

const select = () => find<HTMLSelectElement>('select');
const chooseOption = (value: string) => {
  select().value = value;
  select().dispatchEvent(new Event('change', { bubbles: true }));
};
const later = () => new Promise((resolve) => setTimeout(resolve));
const control = (attributes = '') =>
  `<label class="language-choice"><select ${attributes}><option value="typescript"></option>
  <option value="python" ${attributes && 'selected'}>Python</option><option value="java"></option></select></label>`;

beforeAll(startLanguageChoice);
beforeEach(async () => {
  // A key of the test before is no longer pressed.
  await later();
  localStorage.clear();
  showChoice('language', null);
  showPage(
    `${control()}<div class="tab-list"></div><div class="prose"><p id="above"></p><p id="read"></p></div>`,
  );
});
afterEach(() => vi.restoreAllMocks());

test('a choice applies to the whole site and is stored', () => {
  chooseOption('java');
  expect(localStorage.getItem('language')).toBe('java');
  expect(document.documentElement.dataset).toMatchObject({ language: 'java', sdk: 'jvm' });
});

test('outside references, a key chooses at once', () => {
  press(select(), 'j');
  chooseOption('java');
  expect(localStorage.getItem('language')).toBe('java');
});

test('the block that the reader is reading stays in place', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const tops = [500, 500, 140];
  vi.spyOn(find('#above'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 0, 372));
  vi.spyOn(find('#read'), 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, tops.shift(), 0, 100),
  );
  chooseOption('java');
  expect(scrollBy.mock.calls).toEqual([[{ top: -360, behavior: 'instant' }]]);
});

describe('in a reference', () => {
  const follow = vi.fn((event: Event) => event.preventDefault());

  beforeEach(() => {
    follow.mockClear();
    showPage(`${control('data-sdk="python"')}<p class="same-page"><a data-sdk="nodejs" href="/n"></a><a data-sdk="jvm" href="/j"></a></p>
      <button></button>${STATUS}`);
    for (const link of document.querySelectorAll('a')) link.addEventListener('click', follow);
  });
  const followed = () => follow.mock.calls.map(([{ target }]) => (target as HTMLElement).dataset.sdk); // A link.

  test('the control shows a language of its library, no matter what the reader chose elsewhere', () => {
    showChoice('language', 'java');
    selectChosenTabs();
    expect(select().value).toBe('python');
  });

  test('a choice is stored and leads to the same subject of the other library', () => {
    chooseOption('java');
    expect(followed()).toEqual(['jvm']);
    expect(localStorage.getItem('language')).toBe('java');
    expect(document.documentElement.dataset.language).toBeUndefined();
  });

  test('a language of the same library leads nowhere', () => {
    chooseOption('python');
    expect(followed()).toEqual([]);
    expect(document.documentElement.dataset.language).toBe('python');
  });

  test('a choice by key waits for Enter', () => {
    press(select(), 'ArrowUp');
    chooseOption('typescript');
    expect([followed(), localStorage.getItem('language')]).toEqual([[], null]);
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

  test('and the reader hears about it', async () => {
    press(select(), 'ArrowUp');
    chooseOption('typescript');
    chooseOption('python');
    press(select(), 'ArrowDown');
    chooseOption('java');
    await vi.waitFor(() =>
      expect(find('[role=status]').textContent).toMatch(/^Press Enter to go to the reference for/),
    );
  });

  test('a choice from the open list, which opened with a key, does not wait', async () => {
    press(select(), ' ');
    await later();
    chooseOption('java');
    expect(followed()).toEqual(['jvm']);
  });
});

// These start the behavior again, so they are the last tests.
test('in a reference, a choice by key that was made before the start waits for Enter, too', async () => {
  showPage(
    `${control('data-sdk="python"')}<p class="same-page"><a data-sdk="jvm" href="#java"></a></p>${STATUS}`,
  );
  const follow = vi.fn();
  find('a').addEventListener('click', follow);
  select().value = 'java';
  vi.spyOn(select(), 'matches').mockImplementation((selector) => selector === ':focus-visible');
  startLanguageChoice();
  expect(follow).not.toHaveBeenCalled();
  await vi.waitFor(() =>
    expect(find('[role=status]').textContent).toMatch(/^Press Enter to go to the reference for/),
  );
  press(select(), 'Enter');
  expect(follow).toHaveBeenCalled();
});

test('in a reference, a choice by mouse that was made before the start leads there at once', () => {
  showPage(`${control('data-sdk="python"')}<p class="same-page"><a data-sdk="jvm" href="#java"></a></p>`);
  const follow = vi.fn();
  find('a').addEventListener('click', follow);
  select().value = 'java';
  startLanguageChoice();
  expect(follow).toHaveBeenCalledOnce();
});

test('a choice that was made before the start counts', () => {
  select().value = 'java';
  startLanguageChoice();
  expect(localStorage.getItem('language')).toBe('java');
});
