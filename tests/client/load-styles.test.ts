import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('#client/contracts/styles.ts', () => ({
  LAZY_ASSETS: { styles: { 'search-dialog': 'search.css', 'keyboard-help': 'help.css' } },
}));
const { loadStyles } = await import('#client/load-styles.ts');

/** The links that were added to the head. This DOM would report at once that it cannot load them. */
const added: HTMLLinkElement[] = [];

beforeEach(() => {
  added.length = 0;
  vi.spyOn(document.head, 'append').mockImplementation((link) => void added.push(link as HTMLLinkElement)); // the module adds only links
});

test('a style sheet loads once, from the folder of the scripts', async () => {
  const loaded = Promise.all([loadStyles('search-dialog'), loadStyles('search-dialog')]);
  expect(added.map(({ rel, href }) => [rel, href])).toEqual([
    ['stylesheet', expect.stringMatching(/\/client\/search\.css$/)],
  ]);
  added[0]?.dispatchEvent(new Event('load'));
  await loaded;
});

test('a style sheet that failed leaves nothing behind and is tried again', async () => {
  const failed = loadStyles('keyboard-help');
  const [link] = added;
  const remove = vi.spyOn(link as HTMLLinkElement, 'remove'); // The call has added it.
  link?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('help.css');
  expect(remove).toHaveBeenCalledOnce();
  void loadStyles('keyboard-help');
  expect(added).toHaveLength(2);
});
