import { NODE_DECLARATIONS } from '#content/releases.ts';
import { latestVersion } from '#content/versions.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';

export interface NodePackage {
  /** The package and release that the samples are checked against. */
  label: string;
  release: string;
  /** The path of the package's declarations, relative to the project's root. */
  declarations: string;
  /** The path of our declarations of what the package does not have yet. */
  additions: string;
}

const nodePackage = (version: keyof typeof NODE_DECLARATIONS): NodePackage => {
  const { published, additions } = NODE_DECLARATIONS[version];
  return {
    label: `@nitric/sdk ${published}`,
    release: published,
    declarations: `node_modules/nitric-sdk-${version}/lib/index.d.ts`,
    additions: `scripts/samples/declarations/nodejs-${additions}.d.ts`,
  };
};

/** The published declarations of each version of the Node.js library. package.json installs them under these names. */
export const NODE_PACKAGES = {
  v1: nodePackage('v1'),
  v0: nodePackage('v0'),
} as const satisfies Record<keyof typeof NODE_DECLARATIONS, NodePackage>;
export type NodeVersion = keyof typeof NODE_PACKAGES;
export const NODE_VERSIONS = Object.keys(NODE_PACKAGES) as NodeVersion[]; // the keys are typed

const isNodeVersion = (text: string): text is NodeVersion => Object.hasOwn(NODE_PACKAGES, text);

/** The version of the Node.js library that samples are written for. Those without a version are for the newest one. */
export const nodeVersion = (version: string = latestVersion('nodejs') ?? ''): NodeVersion => {
  if (isNodeVersion(version)) return version;
  throw new OperatorError(
    `Samples of ${version} of the Node.js library have no package that they are checked against.`,
    `Add the releases of ${version} to NODE_DECLARATIONS in content/releases.ts, \`${version}: nodePackage('${version}')\` to NODE_PACKAGES in scripts/samples/node-packages.ts, and the package \`nitric-sdk-${version}\` to package.json. If there is no ${version}, correct \`versions\` in content/sdks.ts.`,
  );
};
