import { codeHash } from './code-hash.ts';

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
