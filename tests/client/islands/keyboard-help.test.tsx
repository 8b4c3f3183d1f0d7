import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '#client/islands/hydrate.tsx';
import KeyboardHelp from '#client/islands/keyboard-help.tsx';
import { find, showPage } from '#tests/client/dom.ts';

const loads = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#client/load-styles.ts', () => ({ loadStyles: loads }));

const tabFromView = vi.hoisted(() => vi.fn());
vi.mock('#client/tab-from-view.ts', () => ({ tabFromView }));

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

test('the styles load at the first touch, before the dialog opens, which opens without them, too', async () => {
  expect(loads).toHaveBeenCalledWith('keyboard-help');
  loads.mockRejectedValueOnce(new Error('The network is gone.'));
  await open();
});

test('a click outside closes the dialog, and a click inside does not', async () => {
  await open();
  find('.dialog-content h2').click();
  expect(dialog().open).toBe(true);
  dialog().click();
  expect(dialog().open).toBe(false);
});
