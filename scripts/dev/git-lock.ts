import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A killed git leaves its lock behind, and a git that waits for a commit message holds it. */
const MOST_AGE_MS = 10_000;

/** Returns a function that says whether git is changing files right now. Until git ends, the files belong to two commits. */
export const createGitLock = (root: string): (() => boolean) => {
  const lock = join(gitFolder(root), 'index.lock');
  return () => {
    const stats = statSync(lock, { throwIfNoEntry: false });
    return stats !== undefined && Date.now() - stats.mtimeMs < MOST_AGE_MS;
  };
};

/** In a worktree, `.git` is a file that names the folder. */
const gitFolder = (root: string): string => {
  const own = join(root, '.git');
  if (!statSync(own, { throwIfNoEntry: false })?.isFile()) return own;
  const [, folder = own] = /^gitdir: (.+)$/m.exec(readFileSync(own, 'utf8')) ?? [];
  return resolve(root, folder);
};
