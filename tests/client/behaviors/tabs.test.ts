import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTabs } from '#client/behaviors/tabs.ts';
import { find, press, returnByBackButton, showPage, storageEvent } from '#tests/client/dom.ts';

const tab = (group: number, value: string, first: boolean) =>
  `<button class="tab" role="tab" id="${group}-${value}" data-value="${value}" aria-selected="${first}" tabindex="${first ? 0 : -1}"></button>`;
const group = (id: number, kind: string, values: string[]) =>
  `<div class="tabs" data-tabs="${kind}"><div class="tab-list" role="tablist">` +
  `${values.map((value, index) => tab(id, value, index === 0)).join('')}</div></div>`;
const selected = () => [...document.querySelectorAll('[aria-selected=true]')].map(({ id }) => id);
const inTabOrder = () => [...document.querySelectorAll('[tabindex="0"]')].map(({ id }) => id);
const { dataset } = document.documentElement;

beforeAll(() => startTabs());
beforeEach(() => {
  localStorage.clear();
  storageEvent(null);
  showPage(
    group(1, 'language', ['typescript', 'python', 'go']) +
      group(2, 'language', ['typescript', 'python']) +
      group(3, 'os', ['macos', 'linux']),
  );
});

describe('a click', () => {
  test('selects the value in every group that has it, and the first tab in all others', () => {
    find('[id="1-go"]').click();
    expect(selected()).toEqual(['1-go', '2-typescript', '3-macos']);
    expect(inTabOrder()).toEqual(['1-go', '2-typescript', '3-macos']);
    find('[id="2-python"]').click();
    expect(selected()).toEqual(['1-python', '2-python', '3-macos']);
  });
});

describe('keys', () => {
  test.each([
    ['1-typescript', 'ArrowRight', '1-python'],
    ['1-go', 'ArrowRight', '1-typescript'],
    ['1-typescript', 'ArrowLeft', '1-go'],
    ['1-go', 'Home', '1-typescript'],
    ['1-typescript', 'End', '1-go'],
  ])('from %s, %s moves to %s and chooses it', (from, key, to) => {
    find(`[id="${from}"]`).focus();
    const event = press(find(`[id="${from}"]`), key);
    expect(document.activeElement?.id).toBe(to);
    expect(selected()[0]).toBe(to);
    expect(event.defaultPrevented).toBe(true);
  });

  test('other keys and browser shortcuts are ignored', () => {
    for (const event of [
      press(find('[id="1-typescript"]'), 'a'),
      ...['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].map((modifier) =>
        press(find('[id="1-typescript"]'), 'ArrowRight', { [modifier]: true }),
      ),
      press(document.body, 'ArrowRight'),
    ]) {
      expect(event.defaultPrevented).toBe(false);
    }
    expect(selected()[0]).toBe('1-typescript');
  });
});

describe('choices from elsewhere', () => {
  test.each([
    ['another browser tab', () => storageEvent('language')],
    ['another browser tab that cleared the storage and chose', () => storageEvent(null)],
    ['the back button', returnByBackButton],
  ])('arrive through %s', (_, arrive) => {
    localStorage.setItem('language', 'python');
    arrive();
    expect(selected()).toEqual(['1-python', '2-python', '3-macos']);
    expect(dataset.language).toBe('python');
  });
});
