import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ISLAND_NAMES } from '#client/contracts/island-names.ts';
import { LAZY_ASSETS, type LazySheet } from '#client/contracts/lazy-assets.ts';
import { PAGE_STYLES } from '#client/contracts/page-styles.ts';
import { assetFolder } from '#scripts/content/files/asset-folder.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import type { AssetNames } from '#worker/release/release-manifest.ts';
import { buildClientScripts } from './client-scripts.ts';
import { cspHashOf, hashedName, integrityOf } from './content-hash.ts';
import { ICON_NAMES_FILE, writeIconNames } from './icon-names.ts';
import { buildIconSprite, iconSymbols } from './icon-sprite.ts';
import { buildPrePaintScript } from './pre-paint-script.ts';
import { buildSpeculationRules } from './speculation-rules.ts';
import { readStaticFiles } from './static-files.ts';
import { buildStyleSheet, type Sheet } from './style-sheet.ts';

interface AssetOptions {
  projectRoot: string;
  /** The files are written to `public/docs/assets/` in this folder. Older files stay: old pages may still load them. */
  outFolder: string;
  /** Receives a line when the build changes a file in the project. */
  progress?: (line: string) => void;
}

export interface BuiltAssets {
  assets: Omit<AssetNames, 'search'>;
  prePaint: { code: string; hash: string };
  /** The SVG symbol of each icon, by the icon's name. */
  icons: Record<string, string>;
  /** The SHA-256 of each file that was written, by its name in `public/docs/assets/`. */
  files: Record<string, string>;
}

/**
 * Builds everything that a browser loads besides pages, and updates `content/icon-names.ts`.
 * The same sources give the same names and bytes.
 */
export const buildAssets = async (options: AssetOptions, { once } = SINGLE_RUN): Promise<BuiltAssets> => {
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

  const { font, favicon, socialCard, icons: iconFiles } = await once(readStaticFiles, projectRoot);
  const fontFile = await writeHashed(font.name, font.bytes);
  const hashedNames = { [font.name]: fontFile };
  const styles = { projectRoot, hashedNames };
  const writeStyles = async (sheet: Sheet, name: string = sheet) =>
    writeHashed(`${name}.css`, await once(buildStyleSheet, { ...styles, sheet }));
  const pageStyles = await Promise.all(
    PAGE_STYLES.map(async (sheet) => [sheet, await writeStyles(sheet)] as const),
  );
  const icons = iconSymbols(iconFiles);
  const sprite = await writeHashed('icons.svg', buildIconSprite(icons));
  const lazyStyles = await Promise.all(
    Object.keys(LAZY_ASSETS.styles).map(async (sheet) => [sheet, await writeStyles(sheet as LazySheet)]), // its own keys
  );
  const lazyAssets = { styles: Object.fromEntries(lazyStyles), icons: sprite };
  const [scripts, prePaint] = await Promise.all([
    once(buildClientScripts, { projectRoot, islandNames: ISLAND_NAMES, lazyAssets }),
    once(buildPrePaintScript, { projectRoot }),
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
      styles: await writeStyles('main', 'styles'),
      mediaStyles: await writeStyles('media'),
      pageStyles: Object.fromEntries(pageStyles) as AssetNames['pageStyles'], // it has every name
      font: fontFile,
      favicon: await writeHashed(favicon.name, favicon.bytes),
      socialCard: await writeHashed(socialCard.name, socialCard.bytes),
      speculationRules: await writeHashed('speculation-rules.json', buildSpeculationRules()),
    },
    prePaint: { code: prePaint, hash: cspHashOf(prePaint) },
    icons,
    files,
  };
};
