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
type Stored = v.InferOutput<typeof stored>;

/**
 * The ISO date of each file's last commit, by absolute path. Reads the history once and caches the result until the next
 * commit. A file without history has no date. Without git, no file has a date. The oldest commits of a shallow clone are
 * ignored, because they seem to change every file.
 */
export const lastChanges = async (
  folder: string,
  cacheFolder: string,
): Promise<ReadonlyMap<string, string>> => {
  const commits = await readCommits(folder).catch(() => undefined);
  if (!commits) return new Map();
  const { head, shallow } = commits;
  const history = `${head} ${[...shallow].sort().join()}`;
  const file = join(cacheFolder, `last-changes-${sha256(folder).slice(0, 8)}.json`);
  const known = await readStored(file);
  if (known?.history === history) return new Map(Object.entries(known.dates));

  const log = await git(
    folder,
    'log',
    `--format=${COMMIT}%H %cI`,
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    '.',
  );
  const dates = datesIn(log, shallow, folder);
  // A build without the cached dates gives the same result but takes longer.
  await keep(cacheFolder, file, { history, dates: Object.fromEntries(dates) }).catch(() => {});
  return dates;
};

const git = async (folder: string, ...args: string[]): Promise<string> => {
  const { stdout } = await run('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    maxBuffer: LONGEST_LOG_BYTES,
  });
  return stdout;
};

interface Commits {
  head: string;
  /** The commits where the history of a shallow clone ends. */
  shallow: ReadonlySet<string>;
}

/** Rejects if there is no git, no repository or no commit. */
const readCommits = async (folder: string): Promise<Commits> => {
  const answer = await git(folder, 'rev-parse', 'HEAD', '--git-path', 'shallow');
  const [head = '', shallowFile = ''] = answer.trim().split('\n');
  const hashes = await readFile(resolve(folder, shallowFile), 'utf8').catch(() => '');
  return { head, shallow: new Set(hashes.split('\n').filter(Boolean)) };
};

/** The date of each file's last change. The log begins with the newest commit, so a file's first date is the right one. */
const datesIn = (log: string, shallow: ReadonlySet<string>, folder: string): Map<string, string> => {
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
  return dates;
};

const keep = async (cacheFolder: string, file: string, content: Stored): Promise<void> => {
  await mkdir(cacheFolder, { recursive: true });
  await writeWhole(file, JSON.stringify(content));
};

const readStored = async (file: string): Promise<Stored | undefined> => {
  try {
    return v.parse(stored, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
};
