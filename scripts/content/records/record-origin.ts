import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '#scripts/content/files/stamp-of.js';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { RECORD_FILES } from './site-record.ts';

/** The place of a text in the files of records, or the start of the first file if it is not written there in one piece. */
export const recordOrigin = (text: string, root = projectRoot): Origin => {
  for (const path of RECORD_FILES)
    for (const file of filesAt(path, root)) {
      const source = textOf(join(root, file));
      const offset = source.indexOf(text);
      if (offset >= 0) return { file, ...pointAt(source, offset) };
    }
  return { file: RECORD_FILES[0], line: 1, column: 1 };
};

/** The file at a path, or the files of the folder there. */
const filesAt = (path: string, root: string): string[] =>
  path.endsWith('.ts') ? [path] : readdirSync(join(root, path)).map((name) => `${path}/${name}`);

/** The text of each file by its path, with the file's stamp: under `npm start`, this process outlives what authors save. */
const known = new Map<string, { text: string; stamp: string | undefined }>();

const textOf = (file: string): string => {
  const stamp = stampOf(file);
  const last = known.get(file);
  if (last && last.stamp === stamp) return last.text;
  const text = readFileSync(file, 'utf8');
  known.set(file, { text, stamp });
  return text;
};
