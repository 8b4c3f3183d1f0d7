import { beforeEach, expect, test, vi } from 'vitest';
import { startKeyboardHelp } from '#client/after-touch/keyboard-help.ts';
import { find, showPage } from '#tests/client/dom.ts';

const loads = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#client/load-styles.ts', () => ({ loadStyles: loads }));

const tabFromView = vi.hoisted(() => vi.fn());
vi.mock('#client/tab-from-view.ts', () => ({ tabFromView }));

const dialog = () => find<HTMLDialogElement>('dialog');
const open = async () => {
  find('.keyboard-help').click();
  await vi.waitFor(() => expect(dialog().open).toBe(true));
};

beforeEach(() => {
  localStorage.clear();
  tabFromView.mockReset();
  // Each page has its own listeners.
  document.body.replaceWith(document.createElement('body'));
  showPage(
    '<button class="keyboard-help"></button><dialog class="dialog"><form><h2 tabindex="-1"></h2><input type="checkbox"></form></dialog>',
  );
  startKeyboardHelp();
});

test('the dialog opens at its title with what the reader has chosen, without its styles, too', async () => {
  localStorage.setItem('single-key-shortcuts', 'off');
  loads.mockRejectedValueOnce(new Error('The network is gone.'));
  await open();
  expect(loads).toHaveBeenCalledWith('keyboard-help');
  expect(find<HTMLInputElement>('input').checked).toBe(false);
  expect(document.activeElement).toBe(find('h2'));
  find('input').click();
  expect(localStorage.getItem('single-key-shortcuts')).toBeNull();
});

test('a click outside closes the dialog, and a click inside does not', async () => {
  await open();
  find('h2').click();
  expect(dialog().open).toBe(true);
  dialog().click();
  expect(dialog().open).toBe(false);
});
