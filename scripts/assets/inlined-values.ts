import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { CHOICE_KINDS, CLOUD_CHOICES } from '#client/contracts/choice-kinds.ts';
import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { BLOCK_ICONS, SDK_LABELS } from '#client/contracts/search-labels.ts';
import { SINGLE_KEYS } from '#client/contracts/single-keys.ts';
import { posixPath } from '#scripts/content/files/posix-path.ts';

const constant = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};`;

/** A record of strings as an enum. esbuild replaces each use of a member with its string, and drops the record. */
const enumeration = (name: string, values: Readonly<Record<string, string>>) => {
  const members = Object.entries(values).map(([member, text]) => `${member} = ${JSON.stringify(text)}`);
  return `export enum ${name} { ${members.join(', ')} }`;
};

const CODE_OF_MODULES: Readonly<Record<string, string>> = {
  'client/contracts/choice-kinds.ts':
    constant('CHOICE_KINDS', CHOICE_KINDS) + constant('CLOUD_CHOICES', CLOUD_CHOICES),
  'client/contracts/frame-ids.ts': enumeration('FRAME_IDS', FRAME_IDS),
  'client/contracts/markup.ts': enumeration('MARKUP', MARKUP),
  'client/contracts/search-labels.ts':
    constant('SDK_LABELS', SDK_LABELS) + constant('BLOCK_ICONS', BLOCK_ICONS),
  'client/contracts/single-keys.ts': constant('SINGLE_KEYS', SINGLE_KEYS),
};

export interface InsertedFiles {
  filesOfIslands?: object | undefined;
  lazyAssets?: object | undefined;
}

/**
 * Replaces some modules with their computed values, so scripts do not include the data that the values are derived from.
 * `filesOfIslands` is the value of `LAZY_FILES`, and `lazyAssets` is that of `LAZY_ASSETS`.
 */
export const inlinedValues = (
  projectRoot: string,
  { filesOfIslands = {}, lazyAssets = {} }: InsertedFiles = {},
): Plugin => ({
  name: 'inlined-values',
  setup({ onLoad }) {
    const codeOf: Readonly<Record<string, string>> = {
      ...CODE_OF_MODULES,
      'client/islands/lazy-files.ts': constant('LAZY_FILES', filesOfIslands),
      'client/contracts/lazy-assets.ts': constant('LAZY_ASSETS', lazyAssets),
    };
    onLoad({ filter: /[\\/]client[\\/].*\.ts$/ }, ({ path }) => {
      const contents = codeOf[posixPath(relative(projectRoot, path))];
      return contents === undefined ? undefined : { contents, loader: 'ts' };
    });
  },
});
