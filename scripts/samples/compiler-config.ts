import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { NODE_PACKAGES, type NodeVersion } from './node-packages.ts';

const OTHER_PACKAGES = join(projectRoot, 'scripts/samples/declarations/other-packages.d.ts');

/** The strict settings that samples are checked with. */
export const compilerConfig = (
  version: NodeVersion,
  { roots, withAdditions }: { roots: readonly string[]; withAdditions: boolean },
): object => {
  const { declarations, additions } = NODE_PACKAGES[version];
  return {
    compilerOptions: {
      strict: true,
      noEmit: true,
      allowJs: true,
      checkJs: true,
      target: 'es2023',
      lib: ['es2023'],
      types: ['node'],
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      // NestJS needs the decorators that TypeScript had before the standard.
      experimentalDecorators: true,
      skipLibCheck: true,
      paths: { '@nitric/sdk': [join(projectRoot, declarations)] },
    },
    files: [...roots, OTHER_PACKAGES, ...(withAdditions ? [join(projectRoot, additions)] : [])],
  };
};
