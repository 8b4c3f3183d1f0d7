import type { NodeVersion } from './sample.ts';

export interface NodePackage {
  /** The package and release that the samples are checked against. */
  label: string;
  release: string;
  /** The path of the package's declarations, relative to the project's root. */
  declarations: string;
  /** The path of our declarations of what the package does not have yet. */
  additions: string;
}

/** The published declarations of the Node.js library. package.json installs them under these names. */
export const NODE_PACKAGES: Readonly<Record<NodeVersion, NodePackage>> = {
  v1: {
    label: '@nitric/sdk 1.2.2',
    release: '1.2.2',
    declarations: 'node_modules/nitric-sdk-v1/lib/index.d.ts',
    additions: 'scripts/samples/declarations/nodejs-1.4.2.d.ts',
  },
  v0: {
    label: '@nitric/sdk 0.15.0',
    release: '0.15.0',
    declarations: 'node_modules/nitric-sdk-v0/lib/index.d.ts',
    additions: 'scripts/samples/declarations/nodejs-0.16.2.d.ts',
  },
};
