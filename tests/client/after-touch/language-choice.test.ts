import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLanguageChoice } from '#client/after-touch/choices-in-page.ts';
import { selectChosenTabs } from '#client/behaviors/tabs.ts';
import { showChoice } from '#client/choices.ts';
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

test('outside references, a key chooses at once', () => {
  press(select(), 'j');
  chooseOption('java');
  expect(localStorage.getItem('language')).toBe('java');
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

  test('a choice by key waits for Enter', () => {
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

test('a choice that was made before the start counts', () => {
  select().value = 'java';
  startLanguageChoice();
  expect(localStorage.getItem('language')).toBe('java');
});
