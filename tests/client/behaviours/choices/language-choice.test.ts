import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguageChoice } from '#client/behaviours/choices/language-choice.ts';
import { showChoice } from '#client/preferences/choices.ts';
import { find, showPage } from '#tests/client/dom.ts';

const select = () => find<HTMLSelectElement>('select');
const chooseOption = (value: string) => {
  select().value = value;
  select().dispatchEvent(new Event('change'));
};

beforeEach(() => {
  localStorage.clear();
  showChoice('language', null);
  showPage(`<label class="language-choice"><select><option value="typescript"></option><option value="java"></option></select></label>
    <div class="tab-list"></div><div class="prose"><p id="above"></p><p id="read"></p></div>`);
});
afterEach(() => vi.restoreAllMocks());

test('a choice applies to the whole site and is stored', () => {
  startLanguageChoice();
  expect(localStorage.length).toBe(0);
  chooseOption('java');
  expect(localStorage.getItem('language')).toBe('java');
  expect(document.documentElement.dataset).toMatchObject({ language: 'java', sdk: 'jvm' });
});

test('the block that the reader is reading stays in place', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const tops = [500, 500, 140];
  vi.spyOn(find('#above'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -300, 0, 372));
  vi.spyOn(find('#read'), 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, tops.shift(), 0, 100),
  );
  startLanguageChoice();
  chooseOption('java');
  expect(scrollBy.mock.calls).toEqual([[{ top: -360, behavior: 'instant' }]]);
});

test('a choice that was made before the start counts', () => {
  select().value = 'java';
  startLanguageChoice();
  expect(localStorage.getItem('language')).toBe('java');
});

test('a page without the control is not an error', () => {
  showPage('');
  expect(startLanguageChoice).not.toThrow();
});
