import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAZY_ASSETS, PAGE_STYLES } from '#client/contracts/styles.ts';
import { limitVariables } from '#scripts/assets/generated-rules.ts';
import { buildStyleSheet, withShortProperties } from '#scripts/assets/style-sheet.ts';
import { filesOfSheet, styleFiles, textOfStyles } from '#tests/scripts/style-files.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { NOTICE_ICONS } from '#worker/page/version-context.ts';

const projectRoot = join(import.meta.dirname, '../../..');

test('the sheet of a kind of page has only rules of its own, for the same widths of windows', async () => {
  const css = await buildStyleSheet({ projectRoot, sheet: 'reference', hashedNames: {} });
  expect(css).toContain('.entry');
  expect(css).toMatch(/@media \((?:min-width:|width>=)80rem\)/);
  expect(css).not.toMatch(/--bg:|@font-face|data-language|tailwind/);
});

test('what applies to print and to forced colors is in a sheet of its own', async () => {
  const options = { projectRoot, hashedNames: { 'font.woff2': 'font-1.woff2' } };
  expect(await buildStyleSheet({ ...options, sheet: 'media' })).toMatch(
    /@media print.*@media|@media.*@media print/s,
  );
  expect(await buildStyleSheet({ ...options, sheet: 'main' })).not.toMatch(/@media print|forced-colors/);
});

test('a selector ends in a name, unless its names have different specificity', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'client/styles'), { recursive: true });
  await writeFile(
    join(root, 'client/styles/media.css'),
    '.a, .b { &:hover { top: 0 } .x:not(.y, .z) & { top: 1px } & p { top: 2px } } ' +
      '.c > :is(a, b):focus, .c:is(.d, .e) { top: 3px } .c :is(.d, p) { top: 4px }',
  );
  expect(await buildStyleSheet({ projectRoot: root, sheet: 'media', hashedNames: {} })).toBe(
    '.a:hover,.b:hover{top:0}.x:not(.y,.z) .a,.x:not(.y,.z) .b{top:1px}:is(.a,.b) p{top:2px}' +
      '.c>a:focus,.c>b:focus,.c.d,.c.e{top:3px}.c :is(.d,p){top:4px}',
  );
});

test('properties have the same short names in all sheets, except for the one that a script sets', () => {
  const sheets = new Map([
    ['a', ':root{--b:1;--text-c:2}.d--e{top:var(--b)}@property --scrolled{}'],
    ['f', '.g{top:var(--text-c);left:var(--b)}'],
  ]);
  expect([...withShortProperties(sheets).values()]).toEqual([
    ':root{--0:1;--1:2}.d--e{top:var(--0)}@property --scrolled{}',
    '.g{top:var(--1);left:var(--0)}',
  ]);
});

test('a rule that the optimizer would leave out ends the build', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'client/styles'), { recursive: true });
  await writeFile(
    join(root, 'client/styles/media.css'),
    '.a { color: red }\n.b[data-node-version=22] { color: red }\n',
  );
  await expect(buildStyleSheet({ projectRoot: root, sheet: 'media', hashedNames: {} })).rejects.toThrow(
    /^client\/styles\/media\.css: a rule would be left out\. Invalid value .*: ….*\.b\[data-node-version=22\].*…$/,
  );
});

test('every file of client/styles is a sheet of the site, or a sheet imports it', () => {
  const sheets = ['main', 'media', ...Object.keys(LAZY_ASSETS.styles), ...PAGE_STYLES];
  const loaded = new Set(sheets.flatMap(filesOfSheet));
  expect(styleFiles.filter((file) => !loaded.has(file))).toEqual([]);
});

test('every variable that a rule uses has a value', () => {
  const css = textOfStyles(styleFiles) + limitVariables();
  const given = new Set(Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
  const used = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
  expect(used.filter((name) => !given.has(name))).toEqual([]);
});

test.each(Object.keys(NOTICE_ICONS))('the notice %s has a tone', (kind) =>
  expect(textOfStyles(['reference.css'])).toMatch(new RegExp(`^  \\.notice-${kind}(?: \\{|,)$`, 'm')),
);
