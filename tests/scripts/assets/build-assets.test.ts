import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ISLAND_NAMES } from '#client/contracts/island-names.ts';
import { CHOICES } from '#content/choices.ts';
import { type BuiltAssets, buildAssets } from '#scripts/assets/build-assets.ts';
import { cspHashOf, integrityOf } from '#scripts/assets/content-hash.ts';
import { gzip } from '#scripts/bench/gzip-bytes.ts';
import { BUDGETS } from '#scripts/bench/report/budgets.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const projectRoot = join(import.meta.dirname, '../../..');
const KILOBYTE = 1000;

let outFolder: string;
let built: BuiltAssets;
const assetFile = (file: string) => join(outFolder, 'public/docs/assets', file);
const read = (file: string) => readFile(assetFile(file), 'utf8');

beforeAll(async () => {
  outFolder = await temporaryFolder();
  built = await buildAssets({ projectRoot, outFolder });
});

describe('the entry', () => {
  test('meets the budget of the script that every page loads, and contains no React', async () => {
    const code = await read(built.assets.entry.file);
    expect(gzip(code).length / KILOBYTE).toBeLessThanOrEqual(BUDGETS.script.budget);
    expect(code).not.toContain('react');
  });

  test('is one file, and imports other files only when they are needed', async () => {
    expect(await read(built.assets.entry.file)).not.toMatch(/\bimport\s*[{"'*]|\bfrom\s*["']/);
  });

  test('has the kinds of choices and the single keys, but not their labels or the texts of the keyboard help', async () => {
    const code = await read(built.assets.entry.file);
    expect(code).toContain(JSON.stringify(Object.keys(CHOICES)));
    expect(code).toContain('p:"a.previous"');
    for (const text of [CHOICES.os.label, CHOICES.os.values.macos, 'Previous page', 'Show this help'])
      expect(code).not.toContain(text);
  });

  test('names the files that each island needs, and these files exist', async () => {
    const code = await read(built.assets.entry.file);
    const files = await readdir(assetFile(''));
    for (const name of ISLAND_NAMES) {
      const [, list = '[]'] = new RegExp(`[{,]"?${name}"?:(\\[[^\\]]*\\])`).exec(code) ?? [];
      const needed: string[] = JSON.parse(list);
      expect(needed).toContainEqual(expect.stringMatching(/^hydrate-.*\.js$/));
      expect(needed).toContainEqual(expect.stringMatching(new RegExp(`^${name}-.*\\.js$`)));
      for (const file of needed) expect(files).toContain(file);
    }
  });

  test('has the integrity in the result', async () => {
    const { file, integrity } = built.assets.entry;
    expect(integrity).toBe(integrityOf(await readFile(assetFile(file))));
  });
});

describe('the styles', () => {
  test('refer to the font by its hashed name', async () => {
    expect(await read(built.assets.styles)).toContain(`url(${built.assets.font})`);
  });

  test('contain the limits and the rules for the choices', async () => {
    const css = await read(built.assets.styles);
    expect(css).toContain('--top-bar-height:56px');
    expect(css).toContain('html[data-sdk=python] .by-sdk>[data-sdk=python]');
    expect(await read(built.assets.pageStyles.tabs)).toContain(
      'html[data-language=python] [data-tabs=language]>.panel[data-value=python]',
    );
  });
});

test('every name in the result is the name of an existing file and contains a hash', async () => {
  const { entry, pageStyles, ...others } = built.assets;
  const files = await readdir(assetFile(''));
  for (const file of [entry.file, ...Object.values(pageStyles), ...Object.values(others)]) {
    expect(file).toMatch(/-[0-9A-Za-z]{8,10}\.(js|css|svg|woff2|png|json)$/);
    expect(files).toContain(file);
  }
});

test('the pre-paint script comes with its hash for the policy, and is at most 1 KiB after gzip', () => {
  const { code, hash } = built.prePaint;
  expect(hash).toBe(cspHashOf(code));
  expect(gzipSync(code).length).toBeLessThanOrEqual(1024);
});

test('no script contains the path of a source', async () => {
  for (const file of await readdir(assetFile(''))) {
    if (file.endsWith('.js')) expect(await read(file)).not.toMatch(/client\/|node_modules|\.tsx?\b/);
  }
});

test('the same sources give the same names and bytes', async () => {
  const again = await temporaryFolder();
  expect(await buildAssets({ projectRoot, outFolder: again })).toEqual(built);
  expect(await readdir(join(again, 'public/docs/assets'))).toEqual(await readdir(assetFile('')));
});
