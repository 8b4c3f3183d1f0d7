import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PageChange } from '#worker/model/release-manifest.ts';
import type { SourcePage } from './page-facts.ts';

const COMMIT = '\u0001';

/** Commits of these kinds change nothing for readers: `style(content): …`. */
const UPKEEP = /^(?:build|chore|ci|refactor|style|test)\b[^:]*:/;

/** When a file changed. */
export interface FileHistory {
  /** The ISO date of the file's last commit. */
  lastChanged: string;
  /** The months in which the file changed, newest first, each with the ISO date of its first such commit. */
  changes: { date: string; isNew: boolean }[];
}

/**
 * The history of each file, by absolute path. A file without commits has no history. Without git, no file has one. The oldest
 * commits of a shallow clone are ignored, because they seem to add every file.
 */
export const fileHistories = async (folder: string): Promise<ReadonlyMap<string, FileHistory>> => {
  try {
    const format = `--format=${COMMIT}%H %cI %s`;
    const [log, shallow] = await Promise.all([
      git(folder, 'log', format, '--name-status', '--no-renames', '--relative', '--', '.'),
      shallowCommits(folder),
    ]);
    return historiesIn(log, shallow, folder);
  } catch {
    return new Map();
  }
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

/** Older changes are not news. The manifest is part of the Worker, so it cannot hold all of them. */
const LISTED_CHANGES = 250;

/** Pages that are added so soon after the first one came with the site, so they are not new to its readers. */
const IMPORT_MS = 7 * 24 * 60 * 60 * 1000;

/** The latest changes of the pages, newest first, then by path. */
export const pageChanges = (
  pages: readonly SourcePage[],
  histories: ReadonlyMap<string, FileHistory>,
): PageChange[] => {
  const changes = pages
    .flatMap(({ path, file }) =>
      (histories.get(file)?.changes ?? []).map(({ date, isNew }) => ({ path, date, isNew })),
    )
    .sort((a, b) => (a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date < b.date ? 1 : -1));
  const firstPage = changes.findLast(({ isNew }) => isNew)?.date ?? '';
  const isImported = ({ date, isNew }: PageChange) =>
    isNew && Date.parse(date) - Date.parse(firstPage) < IMPORT_MS;
  return changes.filter((change) => !isImported(change)).slice(0, LISTED_CHANGES);
};

const run = promisify(execFile);

const LONGEST_LOG_BYTES = 256 * 1024 * 1024;

/** Runs `git` in a folder and resolves to what it prints. Rejects if there is no git, or if it fails. */
const git = async (folder: string, ...args: string[]): Promise<string> => {
  const { stdout } = await run('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    maxBuffer: LONGEST_LOG_BYTES,
  });
  return stdout;
};

/** The commits where the history of a shallow clone ends. */
const shallowCommits = async (folder: string): Promise<ReadonlySet<string>> => {
  const file = await git(folder, 'rev-parse', '--git-path', 'shallow');
  const hashes = await readFile(resolve(folder, file.trim()), 'utf8').catch(() => '');
  return new Set(hashes.split('\n').filter(Boolean));
};
