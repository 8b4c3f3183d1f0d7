import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LONGEST_LOG_BYTES = 256 * 1024 * 1024;

/** Runs `git` in a folder and resolves to what it prints. Rejects if there is no git, or if it fails. */
export const git = async (folder: string, ...args: string[]): Promise<string> => {
  const { stdout } = await run('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    maxBuffer: LONGEST_LOG_BYTES,
  });
  return stdout;
};

/** The newest commit of a folder's repository, and where its history ends. */
interface Commits {
  head: string;
  /** The commits where the history of a shallow clone ends. */
  shallow: ReadonlySet<string>;
}

/** Rejects if there is no git, no repository or no commit. */
export const readCommits = async (folder: string): Promise<Commits> => {
  const { head, shallowFile } = await readHead(folder);
  const hashes = await readFile(shallowFile, 'utf8').catch(() => '');
  return { head, shallow: new Set(hashes.split('\n').filter(Boolean)) };
};

interface Head {
  head: string;
  shallowFile: string;
  /** Git adds a line to this file whenever the head changes. */
  logFile: string;
  logTime: number | undefined;
}

/** The last known heads, by folder. Starting git takes longer than all other steps before an unchanged page is reused. */
const heads = new Map<string, Head>();

const readHead = async (folder: string): Promise<Head> => {
  const known = heads.get(folder);
  const logTime = known && (await timeOf(known.logFile));
  if (logTime !== undefined && logTime === known?.logTime) return known;
  const answer = await git(folder, 'rev-parse', 'HEAD', '--git-path', 'shallow', '--git-path', 'logs/HEAD');
  const [head = '', shallow = '', log = ''] = answer.trim().split('\n');
  const read = { head, shallowFile: resolve(folder, shallow), logFile: resolve(folder, log), logTime };
  heads.set(folder, read);
  return read;
};

/** `undefined` if there is no such file. */
const timeOf = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.mtimeMs;
