import { type BuiltAssets, buildAssets } from '#scripts/assets/build-assets.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import { codeHash } from './code-hash.ts';
import { socialImageDesign } from './social-image-design.ts';

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

const CODE = [
  'worker/**/*.{ts,tsx}',
  'client/**/*.{ts,tsx}',
  'content/**/*.ts',
  'package-lock.json',
  'wrangler.toml',
];

/** A hash of all files, except pages, that affect the Worker's answers. */
export const hashOfCode = (projectRoot: string): string => codeHash(projectRoot, CODE);

/** Builds everything that does not depend on pages and symbols. */
export const buildCode = async (options: CodeBuildOptions, run = SINGLE_RUN): Promise<BuiltCode> => {
  const { projectRoot } = options;
  run.reads(CODE);
  const assets = await buildAssets(options, run);
  // The hash is taken after the assets are built, because that may rewrite `content/icon-names.ts`.
  return {
    ...assets,
    hash: hashOfCode(projectRoot),
    socialImageDesign: socialImageDesign(projectRoot, assets.icons),
  };
};
