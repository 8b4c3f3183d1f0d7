import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startCopyPage } from '#client/after-touch/copy-page.ts';
import { find, showPage } from '#tests/client/dom.ts';

const written: Blob[] = [];
const write = async (items: { 'text/plain': Promise<Blob> }[]) => {
  for (const item of items) written.push(await item['text/plain']);
};
const fetched = vi.fn(async (_address: string) => new Response('# Storage\n'));

beforeAll(() => startCopyPage());
beforeEach(() => {
  written.length = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('ClipboardItem', function (this: object, items: object) {
    return items;
  });
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write } as unknown as Clipboard); // Only `write` is called.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  delete document.documentElement.dataset.sdk;
  showPage(
    '<link type="text/markdown" href="https://nitric.io/docs/storage.md"><button class="copy-page">Copy</button>' +
      '<div class="rail"><button class="copy-page">Copy</button></div>',
  );
});

const copied = async (): Promise<string | undefined> => {
  find('.copy-page').click();
  await vi.waitFor(() => expect(written).toHaveLength(1));
  return written[0]?.text();
};

test('the copy is for the library that the reader chose', async () => {
  document.documentElement.dataset.sdk = 'python';
  await copied();
  expect(fetched).toHaveBeenCalledWith('/docs/storage.md?sdk=python');
});

test('a copy that fails is logged and not confirmed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  find('.copy-page').click();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Unable to copy to clipboard', expect.any(Error)));
  expect(find('.copy-page').textContent).toBe('Copy');
  warn.mockRestore();
});

test('a page without focus copies nothing and warns', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(document.hasFocus).mockReturnValue(false);
  find('.copy-page').click();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Unable to copy to clipboard', expect.any(Error)));
  expect(fetched).not.toHaveBeenCalled();
  expect(written).toEqual([]);
  expect(find('.copy-page').textContent).toBe('Copy');
  warn.mockRestore();
});
