import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeWhole } from '#scripts/content/files/write-file.ts';

const run = promisify(execFile);

const LONGEST_LOG_BYTES = 256 * 1024 * 1024;
const COMMIT = '\u0001';

const stored = v.object({ history: v.string(), dates: v.record(v.string(), v.string()) });

/**
 * ISO date of each file's last commit, by absolute path: one pass over the history, kept until the next commit. Files
 * without history have none, nor has anything where git is missing; a shallow clone's oldest commits do not count, since
 * they seem to change every file.
 */
export const lastChanges = async (
  folder: string,
  cacheFolder: string,
): Promise<ReadonlyMap<string, string>> => {
  const git = async (...args: string[]) =>
    (
      await run('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
        maxBuffer: LONGEST_LOG_BYTES,
      })
    ).stdout;
  try {
    const [head = '', shallowFile = ''] = (await git('rev-parse', 'HEAD', '--git-path', 'shallow'))
      .trim()
      .split('\n');
    const file = join(cacheFolder, `last-changes-${sha256(folder).slice(0, 8)}.json`);

    const shallow = new Set(
      (await readFile(resolve(folder, shallowFile), 'utf8').catch(() => '')).split('\n').filter(Boolean),
    );
    const history = `${head} ${[...shallow].sort().join()}`;
    const known = await readStored(file);
    if (known?.history === history) return new Map(Object.entries(known.dates));

    const log = await git(
      'log',
      `--format=${COMMIT}%H %cI`,
      '--name-only',
      '--no-renames',
      '--relative',
      '--',
      '.',
    );
    const dates = new Map<string, string>();
    for (const commit of log.split(COMMIT).slice(1)) {
      const [header = '', ...names] = commit.split('\n').filter(Boolean);
      const [hash = '', date = ''] = header.split(' ');
      if (shallow.has(hash)) continue;
      const changed = new Date(date).toISOString();
      for (const name of names) {
        const path = join(folder, name);
        if (!dates.has(path)) dates.set(path, changed);
      }
    }
    await mkdir(cacheFolder, { recursive: true });
    await writeWhole(file, JSON.stringify({ history, dates: Object.fromEntries(dates) }));
    return dates;
  } catch {
    return new Map();
  }
};

const readStored = async (file: string): Promise<v.InferOutput<typeof stored> | undefined> => {
  try {
    return v.parse(stored, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
};
