import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { Origin } from '#scripts/content/problems/problem.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { RECORD_FILES } from './site-record.ts';

interface Source {
  file: string;
  text: string;
}

let sources: readonly Source[] | undefined;

/** The place of a text in the files of records, or the start of the first file if it is not written there in one piece. */
export const recordOrigin = (text: string): Origin => {
  sources ??= readSources();
  for (const { file, text: source } of sources) {
    const offset = source.indexOf(text);
    if (offset >= 0) return { file, ...pointAt(source, offset) };
  }
  return { file: RECORD_FILES[0], line: 1, column: 1 };
};

const readSources = (): Source[] =>
  RECORD_FILES.flatMap((path) =>
    path.endsWith('.ts') ? path : readdirSync(join(projectRoot, path)).map((name) => `${path}/${name}`),
  ).map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));
