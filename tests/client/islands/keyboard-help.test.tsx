import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '#client/islands/hydrate.tsx';
import KeyboardHelp from '#client/islands/keyboard-help.tsx';
import { find, showPage } from '#tests/client/dom.ts';

const loads = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#client/loading/load-styles.ts', () => ({ loadStyles: loads }));

const tabFromView = vi.hoisted(() => vi.fn());
vi.mock('#client/events/tab-from-view.ts', () => ({ tabFromView }));

const serverHtml = () => renderToString(<KeyboardHelp />, { identifierPrefix: 'keyboard-help-' });
const dialog = () => find<HTMLDialogElement>('dialog');
const open = async () => {
  find('.keyboard-help').click();
  await vi.waitFor(() => expect(dialog().open).toBe(true));
};

beforeEach(async () => {
  localStorage.clear();
  tabFromView.mockReset();
  showPage(`<doc-island>${serverHtml()}</doc-island>`);
  await hydrate(find('doc-island'), 'keyboard-help', KeyboardHelp, {});
});

test('the server renders a button and an empty dialog', () => {
  expect(serverHtml()).toMatch(
    /^<button class="keyboard-help" type="button">Keyboard shortcuts<\/button><dialog class="dialog" aria-labelledby="[^"]+"><\/dialog>$/,
  );
});

test('the button opens a modal dialog with a name, which gets the focus', async () => {
  const showModal = vi.spyOn(dialog(), 'showModal');
  await open();
  expect(showModal).toHaveBeenCalledOnce();
  const title = document.getElementById(dialog().getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Keyboard shortcuts');
  expect(document.activeElement).toBe(title);
  // Only this makes a heading able to have the focus, which this DOM gives to anything.
  expect(title?.getAttribute('tabindex')).toBe('-1');
});

test('the styles load at the first touch, before the dialog opens, which opens without them, too', async () => {
  expect(loads).toHaveBeenCalledWith('keyboard-help');
  loads.mockRejectedValueOnce(new Error('The network is gone.'));
  await open();
});

test('the dialog lists every shortcut', async () => {
  await open();
  const rows = [...document.querySelectorAll('.shortcuts > div')].map(
    (row) => `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`,
  );
  expect(rows).toEqual([
    'Ctrl K or ⌘ K: Search, also while typing',
    '/: Search',
    'p: Previous page',
    'n: Next page',
    '?: Show this help',
    'Esc: Close the open dialog, menu, or card',
  ]);
});

test('single-key shortcuts can be turned off and on, and the choice is stored', async () => {
  await open();
  const box = find<HTMLInputElement>('[type=checkbox]');
  expect(box.checked).toBe(true);
  box.click();
  expect(localStorage.getItem('single-key-shortcuts')).toBe('off');
  find('.button').click();
  await vi.waitFor(() => expect(document.querySelector('.dialog-content')).toBeNull());
  await open();
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(false);
  find('[type=checkbox]').click();
  expect(localStorage.length).toBe(0);
});

test('a click outside closes the dialog, and a click inside does not', async () => {
  await open();
  find('.dialog-content h2').click();
  expect(dialog().open).toBe(true);
  dialog().click();
  expect(dialog().open).toBe(false);
});

test('Tab leads on from what the reader sees only if nothing had the focus before', async () => {
  await open();
  find('dialog .button').click();
  await vi.waitFor(() => expect(tabFromView).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(document.querySelector('.dialog-content')).toBeNull());
  find('.keyboard-help').focus();
  await open();
  find('dialog .button').click();
  await vi.waitFor(() => expect(document.querySelector('.dialog-content')).toBeNull());
  expect(tabFromView).toHaveBeenCalledOnce();
});
