import type { IconFile } from '#scripts/assets/icon-sprite.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import { codeHash } from './code-hash.ts';

const DESIGN_CHARACTERS = 16;
/** Everything besides the icons that decides how a social image looks. */
const DRAWING = [
  'worker/social-image/**/*.{ts,tsx}',
  'scripts/build/write-workers-og.ts',
  'package-lock.json',
];

/** The part of the release that social images need. */
export const socialImageParts = (
  projectRoot: string,
  iconFiles: readonly IconFile[],
): Release['socialImages'] => {
  const icons = Object.fromEntries(iconFiles.map(({ name, svg }) => [name, svg]));
  const hash = codeHash(projectRoot, DRAWING, JSON.stringify(icons));
  return { icons, design: hash.slice(0, DESIGN_CHARACTERS) };
};
