import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { latestVersion } from '#content/references.ts';
import { NODE_DECLARATIONS } from '#content/releases.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
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
    additions: `scripts/samples/nodejs-${additions}.d.ts`,
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
    `Add the releases of ${version} to NODE_DECLARATIONS in content/releases.ts, \`${version}: nodePackage('${version}')\` to NODE_PACKAGES in scripts/samples/compiler.ts, and the package \`nitric-sdk-${version}\` to package.json. If there is no ${version}, correct \`versions\` in content/sdks.ts.`,
  );
};

/** The strict settings that samples are checked with. */
const OPTIONS = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
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
};

/** An error of TypeScript's compiler. Lines and columns count from 1. */
export interface CompilerError {
  /** The path relative to the folder of the project. */
  path: string;
  line: number;
  column: number;
  code: string;
  message: string;
}

interface Project {
  /** The code of each file, by its path in the folder. */
  files: Readonly<Record<string, string>>;
  /** The files that are checked: paths in the folder, or absolute ones. Others are there to be imported. */
  roots: readonly string[];
  /** The absolute path of the declarations of `@nitric/sdk`. */
  library: string;
  /** Settings besides the strict ones. */
  settings?: object;
}

/** The errors of a TypeScript project, without the lines that explain them. The project becomes the content of `folder`. */
export const compilerErrors = async (
  folder: string,
  { files, roots, library, settings }: Project,
): Promise<CompilerError[]> => {
  const compilerOptions = { ...OPTIONS, ...settings, paths: { '@nitric/sdk': [library] } };
  await rm(folder, { recursive: true, force: true });
  for (const [path, code] of Object.entries({
    ...files,
    'tsconfig.json': JSON.stringify({ compilerOptions, files: roots }),
  })) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, code);
  }
  // TypeScript looks for packages from a file's folder upward.
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return (await compilerOutput(folder)).split('\n').flatMap((text) => {
    if (text.trim() === '' || text.startsWith(' ')) return [];
    const { path = '', line, column, code = '', message = '' } = MESSAGE.exec(text)?.groups ?? {};
    if (!path) throw new Error(`TypeScript could not check the samples: ${text}`);
    return [{ path, line: Number(line), column: Number(column), code, message }];
  });
};

const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The compiler exits with an error when it has messages. */
const compilerOutput = async (folder: string): Promise<string> => {
  const program = join(projectRoot, 'node_modules/.bin/tsc');
  try {
    const { stdout } = await promisify(execFile)(program, ['--pretty', 'false', '-p', folder], {
      cwd: folder,
      maxBuffer: LARGEST_OUTPUT_BYTES,
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && error.stdout) return String(error.stdout);
    throw error;
  }
};

const MESSAGE =
  /^(?<path>[^\s(][^(\n]*)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<message>.*)$/;
