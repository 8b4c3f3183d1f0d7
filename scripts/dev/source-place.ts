import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { MODULES_FOLDER } from './development-folder.ts';

/** A line of a stack trace, and its place in a module of the Worker's bundle. */
const IN_BUNDLE = /^\s*at .*?(([\w-]+\.js):(\d+):(\d+))\)?$/;

/** The name of a module contains its hash, so its map never changes. */
const maps = new Map<string, SourceMap | undefined>();

/**
 * Replaces a place in the Worker's bundle by that in the source, such as `worker/layout/page-header.tsx:25:18`. `undefined`
 * for code of packages. Any other line stays as it is.
 */
export const inSource = (line: string, folder = MODULES_FOLDER): string | undefined => {
  const [, place = '', module = '', row, column] = IN_BUNDLE.exec(line) ?? [];
  if (!maps.has(module)) maps.set(module, readMap(join(folder, `${module}.map`)));
  // A map counts from 0.
  const entry = maps.get(module)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return line;
  const { originalSource, originalLine, originalColumn } = entry;
  if (originalSource.includes('node_modules/')) return undefined;
  const source = originalSource.replace(/^(?:\.\.\/)+/, '');
  return line.replace(place, `${source}:${originalLine + 1}:${originalColumn + 1}`);
};

const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // the module is not one of the bundle
  }
};
