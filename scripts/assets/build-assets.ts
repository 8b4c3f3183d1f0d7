import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SYMBOL_LINKS } from '#client/contracts/markup.ts';
import { LAZY_ASSETS, type LazySheet, PAGE_STYLES } from '#client/contracts/styles.ts';
import { assetHref, DOCS_PREFIX } from '#content/site.ts';
import { codeHash, hashOfCode } from '#scripts/build/code-hash.ts';
import { assetFolder, hashedName, sha256 } from '#scripts/content/files/output-files.ts';
import { namingAsync } from '#scripts/content/problems/problem.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import type { AssetNames, InlineCode, Release } from '#worker/model/release-manifest.ts';
import { buildClientScripts, buildPrePaintScript, ENTRY, PRE_PAINT } from './client-scripts.ts';
import { buildIconSprite, ICON_NAMES_FILE, type IconFile, iconSymbols, writeIconNames } from './icons.ts';
import { buildStyleSheet, type Sheet, withShortProperties } from './style-sheet.ts';

interface AssetOptions {
  projectRoot: string;
  /** The files are written to `public/docs/assets/` in this folder. Older files stay: old pages may still load them. */
  outFolder: string;
  /** Receives a line when the build changes a file in the project. */
  progress?: (line: string) => void;
}

export interface BuiltAssets extends Pick<Release, 'prePaint' | 'styles'> {
  assets: Omit<AssetNames, 'search'>;
  /** The SVG symbol of each icon, by the icon's name. */
  icons: Record<string, string>;
  /** The SHA-256 of each file that was written, by its name in `public/docs/assets/`. */
  files: Record<string, string>;
}

/**
 * Builds everything that a browser loads besides pages, and updates `content/generated/icon-names.ts`.
 * The same sources give the same names and bytes.
 */
export const buildAssets = async (options: AssetOptions): Promise<BuiltAssets> => {
  const { projectRoot, outFolder, progress = () => {} } = options;
  const folder = assetFolder(outFolder);
  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {};
  const write = async (file: string, bytes: string | Uint8Array) => {
    await writeFile(join(folder, file), bytes);
    files[file] = sha256(bytes);
    return file;
  };
  const writeHashed = (name: string, bytes: string | Uint8Array) => write(hashedName(name, bytes), bytes);

  const writeStatic = async (source: string, name = source) =>
    writeHashed(
      name,
      await namingAsync(`${FOLDER}/${source}`, () => readFile(join(projectRoot, FOLDER, source))),
    );
  // Style sheets and assets call the font `font.woff2`.
  const font = await writeStatic('atkinson-hyperlegible-next.woff2', 'font.woff2');
  const hashedNames = { 'font.woff2': font };
  const buildSheet = async (sheet: Sheet) =>
    [
      sheet,
      await namingAsync(`client/styles/${sheet}.css`, () =>
        buildStyleSheet({ projectRoot, sheet, hashedNames }),
      ),
    ] as const;
  const sheets = withShortProperties(new Map(await Promise.all(SHEETS.map(buildSheet))));
  const writeStyles = (sheet: Sheet) => writeHashed(`${sheet}.css`, sheets.get(sheet) ?? '');
  const icons = iconSymbols(await readIcons(projectRoot));
  const sprite = await writeHashed('icons.svg', buildIconSprite(icons));
  const lazyStyles = await Promise.all(LAZY_SHEETS.map(async (sheet) => [sheet, await writeStyles(sheet)]));
  const lazyAssets = { styles: Object.fromEntries(lazyStyles), icons: sprite };
  const [scripts, prePaint] = await Promise.all([
    namingAsync(ENTRY, () => buildClientScripts(projectRoot, lazyAssets)),
    namingAsync(PRE_PAINT, () => buildPrePaintScript(projectRoot)),
  ]);
  await Promise.all(scripts.lazy.map(({ file, bytes }) => write(file, bytes)));

  // The names are written last, because this build compiles its pages with the names it started with.
  if (await writeIconNames(projectRoot, Object.keys(icons)))
    progress(`icons: ${ICON_NAMES_FILE} has new names, which the next build picks up`);

  return {
    assets: {
      entry: {
        file: await write(scripts.entry.file, scripts.entry.bytes),
        integrity: integrityOf(scripts.entry.bytes),
      },
      mediaStyles: await writeStyles('media'),
      font,
      favicon: await writeStatic('favicon.svg'),
      socialCard: await writeStatic('social-card.png'),
      speculationRules: await writeHashed('speculation-rules.json', buildSpeculationRules()),
    },
    prePaint: inline(prePaint),
    // It has every name.
    styles: Object.fromEntries(
      INLINE_SHEETS.map((sheet) => [sheet, inline(sheets.get(sheet) ?? '')]),
    ) as Release['styles'],
    icons,
    files,
  };
};

const LAZY_SHEETS = Object.keys(LAZY_ASSETS.styles) as LazySheet[]; // the keys are typed
const INLINE_SHEETS = ['main', ...PAGE_STYLES] as const;
const SHEETS: readonly Sheet[] = [...INLINE_SHEETS, ...LAZY_SHEETS, 'media'];

/** The value of the `integrity` attribute. */
export const integrityOf = (bytes: Uint8Array): string => sourceHash('sha384', bytes);

/** The source for `script-src`, without the quotes. */
export const cspHashOf = (code: string): string => sourceHash('sha256', code);

const sourceHash = (algorithm: 'sha256' | 'sha384', bytes: string | Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

const inline = (code: string): InlineCode => ({ code, hash: cspHashOf(code) });

export interface CodeBuildOptions {
  projectRoot: string;
  outFolder: string;
  progress: (line: string) => void;
}

/** Everything in a release that does not depend on its content. */
export interface BuiltCode extends BuiltAssets, Pick<Release, 'socialImageDesign'> {
  /** The hash that {@link hashOfCode} returns. */
  hash: string;
}

/** Builds everything that does not depend on pages and symbols. */
export const buildCode = async (options: CodeBuildOptions): Promise<BuiltCode> => {
  const { projectRoot } = options;
  const assets = await buildAssets(options);
  // The hash is taken after the assets are built, because that may rewrite `content/generated/icon-names.ts`.
  return {
    ...assets,
    hash: hashOfCode(projectRoot),
    socialImageDesign: socialImageDesign(projectRoot, assets.icons),
  };
};

const CHARACTERS = 16;
/** Everything besides the icons that decides how a social image looks. */
const DRAWING = [
  'worker/social-image/**/*.{ts,tsx}',
  'scripts/build/write-workers-og.ts',
  'package-lock.json',
];

/** A hash that changes with the look of social images. */
export const socialImageDesign = (projectRoot: string, icons: Readonly<Record<string, string>>): string =>
  codeHash(projectRoot, DRAWING, JSON.stringify(icons)).slice(0, CHARACTERS);

const FOLDER = 'client/assets';
const readIcons = async (projectRoot: string): Promise<IconFile[]> => {
  const folder = join(projectRoot, FOLDER, 'icons');
  const files = await readdir(folder).catch((): string[] => []);
  const icons = files.filter((file) => !file.startsWith('.'));
  const others = icons.filter((file) => !file.endsWith('.svg'));
  if (others.length > 0)
    throw new OperatorError(
      `Not an .svg file: ${others.map((file) => `${FOLDER}/icons/${file}`).join(', ')}.`,
      'Draw the icon as SVG, with a name that ends in .svg, or remove the file.',
    );
  if (icons.length === 0)
    throw new OperatorError(
      `${FOLDER}/icons has no .svg files.`,
      `Restore them: git restore ${FOLDER}/icons`,
    );
  return await Promise.all(
    icons.map(async (file) => ({
      name: basename(file, '.svg'),
      svg: await readFile(join(folder, file), 'utf8'),
    })),
  );
};

/** Addresses below the prefix that are not pages. */
const OTHER_ADDRESSES = [
  `${DOCS_PREFIX}/api/*`,
  assetHref('*'),
  `${DOCS_PREFIX}/*.xml`,
  `${DOCS_PREFIX}/*.md`,
  `${DOCS_PREFIX}/*.txt`,
];
/** A selector for links that choose something, stay on their page or open elsewhere, and for the links in code. */
const OTHER_LINKS = `[href*="?"], [href^="#"], [download], [target=_blank], ${SYMBOL_LINKS}`;

const where = {
  and: [
    { or: [{ href_matches: DOCS_PREFIX }, { href_matches: `${DOCS_PREFIX}/*` }] },
    ...OTHER_ADDRESSES.map((pattern) => ({ not: { href_matches: pattern } })),
    { not: { selector_matches: OTHER_LINKS } },
  ],
};

/** Rules that prerender a page when a reader points at its link. Browsers ignore them to save data or power. */
const buildSpeculationRules = (): string => JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
