import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordAnchors } from '#scripts/content/checks/published-anchors.ts';
import { found, page } from '#tests/scripts/content/test-site.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const ledger = (...lines: string[]) => ({ anchorLedger: { file: 'anchors.txt', lines } });
const body = '## Read [#read]\n\n<Moved anchors="list">[List](/b#list)</Moved>';

test('a published anchor stays, moves on, or is reported', async () => {
  const files = { 'a.mdx': page('A', body), 'b.mdx': page('B', '## List') };
  expect(await found(files, ledger('/a#list', '/a#read', '/b#list'))).toEqual([]);
  expect(await found(files, ledger('/a#read', '', '/a#write', ''))).toEqual([
    'anchors.txt:3:1 `/a#write` is published, but the page has lost this anchor. | Give a heading the anchor `[#write]`, or keep it around a link to the new place: see “Moved” in content/README.md.',
  ]);
});

test('a page that is gone needs a redirect, which is said once for all its anchors', async () => {
  const files = { 'b.mdx': page('B') };
  expect(await found(files, ledger('/a#read', '/a#write'))).toEqual([
    'anchors.txt:1:1 `/a#read` is published, but there is no page `/a` anymore. | Redirect `/a` in content/redirects.txt to the page that answers its readers.',
  ]);
});

test('the page to which a former one is redirected has its anchors, unless the redirect names one', async () => {
  const files = { 'b.mdx': page('B', '## Read') };
  const redirected = (address: string, from: string, to: string) =>
    found(files, { ...ledger(address), redirects: `${from} ${to} 301` });
  expect(await redirected('/a#read', '/a', '/b')).toEqual([]);
  expect(await redirected('/a/x#read', '/a/*', '/b')).toEqual([]);
  expect(await redirected('/a/b#read', '/a/*', '/*')).toEqual([]);
  expect(await redirected('/a#write', '/a', '/b#read')).toEqual([]);
  expect(await redirected('/a#write', '/a', '/b')).toEqual([
    'anchors.txt:1:1 `/a#write` is published, but the page `/b`, to which it is redirected, lacks this anchor. | Give a heading the anchor `[#write]`, or keep it around a link to the new place: see “Moved” in content/README.md.',
  ]);
});

test('a recorded build adds its new anchors to the ledger, which keeps all others', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'content/published-anchors.txt');
  await mkdir(join(folder, 'content'));
  await writeFile(file, '/a\n\n/b#gone\n');
  expect(await recordAnchors(folder, ['/a', '/b#end'])).toBe(1);
  expect(await readFile(file, 'utf8')).toBe('/a\n/b#end\n/b#gone\n');
  expect(await recordAnchors(folder, ['/a'])).toBe(0);
});
