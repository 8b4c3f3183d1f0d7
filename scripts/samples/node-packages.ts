import { latestVersion } from '#content/versions.ts';

export interface NodePackage {
  /** The package and release that the samples are checked against. */
  label: string;
  release: string;
  /** The path of the package's declarations, relative to the project's root. */
  declarations: string;
  /** The path of our declarations of what the package does not have yet. */
  additions: string;
}

/** The published declarations of each version of the Node.js library. package.json installs them under these names. */
export const NODE_PACKAGES = {
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
} as const satisfies Readonly<Record<string, NodePackage>>;
export type NodeVersion = keyof typeof NODE_PACKAGES;
export const NODE_VERSIONS = Object.keys(NODE_PACKAGES) as NodeVersion[]; // the keys are typed

const isNodeVersion = (text: string): text is NodeVersion => Object.hasOwn(NODE_PACKAGES, text);

/** The version of the Node.js library that samples are written for. Those without a version are for the newest one. */
export const nodeVersion = (version: string = latestVersion('nodejs') ?? ''): NodeVersion => {
  if (isNodeVersion(version)) return version;
  throw new Error(`Samples of ${version} of the Node.js library need its package in NODE_PACKAGES.`);
};
