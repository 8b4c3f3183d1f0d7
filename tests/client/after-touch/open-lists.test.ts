import { beforeAll, expect, test } from 'vitest';
import { startOpenLists } from '#client/after-touch/drawer.ts';
import { find, press, showPage } from '#tests/client/dom.ts';

beforeAll(() => startOpenLists());

test('the list closes when a section is chosen, and other lists stay open', () => {
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

test.each(['pointerdown', 'focusin'])('%s elsewhere closes a list that covers the text', (type) => {
  open('absolute');
  find('.on-this-page a').dispatchEvent(new Event(type, { bubbles: true }));
  expect(isOpen()).toBe(true);
  find('p').dispatchEvent(new Event(type, { bubbles: true }));
  expect(isOpen()).toBe(false);
});

test('a list inside the text stays open, so that nothing moves', () => {
  open('static');
  find('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isOpen()).toBe(true);
});

test('Escape closes the list, and returns focus to its button if focus was inside', () => {
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
