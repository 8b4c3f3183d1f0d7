import { expect, test, vi } from 'vitest';
import { startAfterTouch } from '#client/after-touch/after-touch.ts';
import { showPage } from '#tests/client/dom.ts';

const startSearchDialog = vi.fn();
vi.mock('#client/search/search-dialog.ts', () => ({ startSearchDialog: () => startSearchDialog() }));

test('a behavior that the browser cannot run does not keep the others from starting', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('ResizeObserver', undefined);
  showPage('');
  startAfterTouch();
  expect(error).toHaveBeenCalledExactlyOnceWith('A behavior could not start.', expect.any(TypeError));
  expect(startSearchDialog).toHaveBeenCalledOnce();
});
