import { beforeEach, expect, test, vi } from 'vitest';
import { selectChosenTabs } from '#client/behaviors/tabs.ts';
import { showChoice } from '#client/choices.ts';
import { find, showPage } from '#tests/client/dom.ts';

const input = (value: string) => find<HTMLInputElement>(`[value=${value}]`);
const start = async () => {
  vi.resetModules();
  const { startCloudChoice } = await import('#client/after-touch/choices-in-page.ts');
  startCloudChoice();
};

beforeEach(() => {
  localStorage.clear();
  showChoice('cloud', null);
  showPage(
    '<input type="radio" name="cloud" value="aws" checked><input type="radio" name="cloud" value="gcp">',
  );
});

test('a stored cloud is chosen, and a value that something else stored chooses none', () => {
  showChoice('cloud', '1 "x');
  selectChosenTabs();
  expect(input('aws').checked).toBe(true);
  showChoice('cloud', 'gcp');
  selectChosenTabs();
  expect(input('gcp').checked).toBe(true);
});

test('a cloud that was chosen before the behavior started is stored', async () => {
  input('gcp').checked = true;
  await start();
  expect(localStorage.getItem('cloud')).toBe('gcp');
});

test('the default is not stored', async () => {
  await start();
  expect(localStorage.length).toBe(0);
});

test('the default is stored if the reader had another cloud before', async () => {
  showChoice('cloud', 'gcp');
  await start();
  expect(localStorage.getItem('cloud')).toBe('aws');
});
