import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { git, readCommits } from './git-commits.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

const COMMIT = '\u0001';

/** Commits of these kinds change nothing for readers: `style(content): …`. */
const UPKEEP = /^(?:build|chore|ci|refactor|style|test)\b[^:]*:/;

const fileHistorySchema = v.object({
  /** The ISO date of the file's last commit. */
  lastChanged: v.string(),
  /** The months in which the file changed, newest first, each with the ISO date of its first such commit. */
  changes: v.array(v.object({ date: v.string(), isNew: v.boolean() })),
});
export type FileHistory = v.InferOutput<typeof fileHistorySchema>;

const stored = v.object({ commits: v.string(), files: v.record(v.string(), fileHistorySchema) });
type Stored = v.InferOutput<typeof stored>;

/**
 * The history of each file, by absolute path. Reads the commits once and caches the result until the next commit. A file without
 * commits has no history. Without git, no file has one. The oldest commits of a shallow clone are ignored, because they seem
 * to add every file.
 */
export const fileHistories = async (
  folder: string,
  cacheFolder: string,
): Promise<ReadonlyMap<string, FileHistory>> => {
  const known = await readCommits(folder).catch(() => undefined);
  if (!known) return new Map();
  const { head, shallow } = known;
  const commits = `${head} ${[...shallow].sort().join()}`;
  const file = join(cacheFolder, `file-history-${sha256(folder).slice(0, 8)}.json`);
  const cached = await readStored(file);
  if (cached?.commits === commits) return new Map(Object.entries(cached.files));

  const log = await git(
    folder,
    'log',
    `--format=${COMMIT}%H %cI %s`,
    '--name-status',
    '--no-renames',
    '--relative',
    '--',
    '.',
  );
  const files = historiesIn(log, shallow, folder);
  // A build without the cached histories gives the same result but takes longer.
  await keep(cacheFolder, file, { commits, files: Object.fromEntries(files) }).catch(() => {});
  return files;
};

/** The log begins with the newest commit. */
const historiesIn = (log: string, shallow: ReadonlySet<string>, folder: string): Map<string, FileHistory> => {
  const files = new Map<string, FileHistory>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [header = '', ...lines] = commit.split('\n').filter(Boolean);
    const [, hash = '', day = '', subject = ''] = /^(\S+) (\S+) (.*)$/.exec(header) ?? [];
    if (shallow.has(hash)) continue;
    const date = new Date(day).toISOString();
    for (const line of lines) {
      const [status, name = ''] = line.split('\t');
      const path = join(folder, name);
      const history = files.get(path) ?? { lastChanged: date, changes: [] };
      files.set(path, history);
      const isNew = status === 'A';
      if (isNew || !UPKEEP.test(subject)) addChange(history, { date, isNew });
    }
  }
  return files;
};

/** A month has one change, so an older commit of the same month replaces the known one. */
const addChange = ({ changes }: FileHistory, change: FileHistory['changes'][number]): void => {
  const known = changes.at(-1);
  if (known && monthOf(known.date) === monthOf(change.date)) changes.pop();
  changes.push(change);
};

const monthOf = (date: string): string => date.slice(0, 'yyyy-mm'.length);

const keep = async (cacheFolder: string, file: string, content: Stored): Promise<void> => {
  await mkdir(cacheFolder, { recursive: true });
  await writeSealed(file, JSON.stringify(content));
};

const readStored = async (file: string): Promise<Stored | undefined> => {
  try {
    return v.parse(stored, JSON.parse((await readSealed(file)) ?? ''));
  } catch {
    return undefined;
  }
};
