import { expect, test } from 'vitest';
import { LAZY_ASSETS } from '#client/contracts/lazy-assets.ts';
import { PAGE_STYLES } from '#client/contracts/page-styles.ts';
import { limitVariables } from '#scripts/assets/limit-variables.ts';
import { filesOfSheet, styleFiles, textOfStyles } from '#tests/scripts/style-files.ts';

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
