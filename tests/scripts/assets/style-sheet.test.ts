import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildStyleSheet } from '#scripts/assets/style-sheet.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const projectRoot = join(import.meta.dirname, '../../..');

test('every url in the style sheet is the name of a hashed asset, or the build fails', async () => {
  const options = { projectRoot, sheet: 'main' } as const;
  expect(await buildStyleSheet({ ...options, hashedNames: { 'font.woff2': 'font-1.woff2' } })).toContain(
    'url(font-1.woff2)',
  );
  await expect(buildStyleSheet({ ...options, hashedNames: {} })).rejects.toThrow(
    'names a file that is not an asset of the site',
  );
});

test('a sheet without a file is named', async () => {
  const sheet = 'forgotten' as 'main'; // a name that client/contracts might have
  const options = { projectRoot, sheet, hashedNames: {} };
  await expect(buildStyleSheet(options)).rejects.toThrow(
    'client/styles/forgotten.css cannot be read. Write it',
  );
});

test('the sheet of a kind of page has only rules of its own, for the same widths of windows', async () => {
  const css = await buildStyleSheet({ projectRoot, sheet: 'reference', hashedNames: {} });
  expect(css).toContain('.entry');
  expect(css).toMatch(/@media \((?:min-width:|width>=)80rem\)/);
  expect(css).not.toMatch(/:root|@font-face|data-language|tailwind/);
});

test('what applies to print and to forced colors is in a sheet of its own', async () => {
  const options = { projectRoot, hashedNames: { 'font.woff2': 'font-1.woff2' } };
  expect(await buildStyleSheet({ ...options, sheet: 'media' })).toMatch(
    /@media print.*@media|@media.*@media print/s,
  );
  expect(await buildStyleSheet({ ...options, sheet: 'main' })).not.toMatch(/@media print|forced-colors/);
});

test('only the utilities that theme.css names have rules, and no word in a comment does', async () => {
  const css = await buildStyleSheet({
    projectRoot,
    sheet: 'main',
    hashedNames: { 'font.woff2': 'font-1.woff2' },
  });
  const [, utilities = ''] = /@layer utilities\{((?:[^{}]+\{[^{}]*\})*)\}/.exec(css) ?? [];
  expect([...utilities.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector)).toEqual(['.sr-only']);
});

test('a sheet reads its own file and those that it imports, so a change of others does not build it again', async () => {
  const read: string[] = [];
  const options = { projectRoot, hashedNames: {} };
  const reads = (files: readonly string[]) => void read.push(...files);
  await buildStyleSheet({ ...options, sheet: 'media' }, { ...SINGLE_RUN, reads });
  expect(read).toEqual(
    expect.arrayContaining(['media', 'preferences', 'print'].map((name) => `client/styles/${name}.css`)),
  );
  expect(read).not.toContain('client/styles/callout.css');
});

test.each(['media.css', 'print.css'])('a conflict that git left in %s ends the build', async (name) => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'client/styles'), { recursive: true });
  const sheets = {
    'media.css': '@import "./print.css";\n.a { color: red }\n',
    'print.css': '.b { color: red }\n',
  };
  for (const [file, css] of Object.entries(sheets)) {
    const conflict = '<<<<<<< HEAD\n.c { color: red }\n=======\n.d { color: red }\n>>>>>>> topic\n';
    await writeFile(join(root, 'client/styles', file), file === name ? css + conflict : css);
  }
  await expect(buildStyleSheet({ projectRoot: root, sheet: 'media', hashedNames: {} })).rejects.toThrow(
    `client/styles/${name}:${name === 'media.css' ? 3 : 2}  Git left a merge conflict here.`,
  );
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
