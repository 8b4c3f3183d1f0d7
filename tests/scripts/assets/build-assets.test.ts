import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { LAZY_ASSETS, PAGE_STYLES } from '#client/contracts/styles.ts';
import { type BuiltAssets, buildAssets, cspHashOf, integrityOf } from '#scripts/assets/build-assets.ts';
import { BUDGETS } from '#scripts/bench/budgets.ts';
import { gzip } from '#scripts/bench/measuring.ts';
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

  test('has the integrity in the result', async () => {
    const { file, integrity } = built.assets.entry;
    expect(integrity).toBe(integrityOf(await readFile(assetFile(file))));
  });
});

describe('the styles', () => {
  test('contain the font, the limits and the rules for the choices', () => {
    const css = built.styles.main.code;
    expect(css).toContain(`url(/docs/assets/${built.assets.font})`);
    expect(css).toMatch(/--\w+:56px/);
    expect(css).toContain('html[data-sdk=python] .by-sdk>[data-sdk=python]');
    expect(built.styles.tabs.code).toContain(
      'html[data-language=python] [data-tabs=language]>.panel[data-value=python]',
    );
  });
});

test('every name in the result is the name of an existing file and contains a hash', async () => {
  const { entry, ...others } = built.assets;
  const files = await readdir(assetFile(''));
  for (const file of [entry.file, ...Object.values(others)]) {
    expect(file).toMatch(/-[0-9A-Za-z]{8,10}\.(js|css|svg|woff2|png|json)$/);
    expect(files).toContain(file);
  }
});

test('the code in documents comes with its hash for the policy, and the pre-paint script is at most 1 KiB after gzip', () => {
  for (const { code, hash } of [built.prePaint, ...Object.values(built.styles)])
    expect(hash).toBe(cspHashOf(code));
  expect(gzipSync(built.prePaint.code).length).toBeLessThanOrEqual(1024);
});

test('the same sources give the same names and bytes', async () => {
  const again = await temporaryFolder();
  expect(await buildAssets({ projectRoot, outFolder: again })).toEqual(built);
  expect(await readdir(join(again, 'public/docs/assets'))).toEqual(await readdir(assetFile('')));
});

describe('a file that cannot be used is named', () => {
  const SOURCES: Readonly<Record<string, string>> = {
    'client/assets/atkinson-hyperlegible-next.woff2': 'font',
    'client/assets/favicon.svg': '<svg/>',
    'client/assets/social-card.png': 'image',
    'client/assets/icons/cog.svg': '<svg viewBox="0 0 24 24" stroke="currentColor"><path/></svg>',
    ...Object.fromEntries(
      ['main', 'media', ...PAGE_STYLES, ...Object.keys(LAZY_ASSETS.styles)].map((sheet) => [
        `client/styles/${sheet}.css`,
        '.a { color: red }',
      ]),
    ),
    'client/entry.ts': 'console.log(1);',
    'client/pre-paint.ts': 'console.log(2);',
    'content/generated/icon-names.ts': '',
  };

  /** The mistake of a build of a project in which one file is gone or has another text. */
  const mistakeWith = async (file: string, text: string | undefined): Promise<unknown> => {
    const root = await temporaryFolder();
    for (const [name, source] of Object.entries({ ...SOURCES, [file]: text })) {
      await mkdir(join(root, name, '..'), { recursive: true });
      if (source !== undefined) await writeFile(join(root, name), source);
    }
    return buildAssets({ projectRoot: root, outFolder: join(root, 'out') }).then(
      () => undefined,
      ({ message, hint = '' }) => `${message} ${hint}`,
    );
  };

  test.each([
    ['client/assets/favicon.svg', undefined, /^client\/assets\/favicon\.svg: ENOENT/],
    ['client/assets/icons/cog.svg', undefined, /^client\/assets\/icons has no \.svg files\. Restore them/],
    ['client/assets/icons/a.png', '', /^Not an \.svg file: client\/assets\/icons\/a\.png\./],
    [
      'client/assets/icons/cog.svg',
      '<svg>',
      /client\/assets\/icons\/cog\.svg: one <svg> element is expected/,
    ],
    ['client/styles/main.css', '.a { color: red', /^client\/styles\/main\.css: .*Missing closing }/],
    ['client/styles/tabs.css', undefined, /^client\/styles\/tabs\.css: ENOENT/],
    ['client/styles/media.css', '@apply nope;', /^client\/styles\/media\.css: /],
    ['client/styles/media.css', '<<<<<<< HEAD\n.c { color: red }', /media\.css: a rule would be left out/],
    [
      'client/styles/main.css',
      '.a { background: url(b.png) }',
      /^client\/styles: url\(b\.png\) names a file/,
    ],
    ['client/entry.ts', "import './gone.ts';", /client\/entry\.ts:1:7: ERROR: Could not resolve/],
    ['client/pre-paint.ts', 'const = 1;', /client\/pre-paint\.ts:1:6: ERROR/],
    ['client/pre-paint.ts', "console.log('</');", /pre-paint\.ts must not contain "<\/"/],
  ])('%s with %j', async (file, text, mistake) => {
    expect(await mistakeWith(file, text)).toMatch(mistake);
  });

  test('but whole files are built', async () => {
    expect(await mistakeWith('client/entry.ts', 'console.log(3);')).toBeUndefined();
  });
});
