import { readFileSync } from 'node:fs';

/**
 * The parent of a process called `sh`. Only Linux tells; the shells of other systems do not stay between two processes.
 * @param {number} pid
 */
const parentOfShell = (pid) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s*sh\n(?:.*\n)*?PPid:\s*(\d+)/.exec(status)?.[1];
  } catch {
    return undefined;
  }
};

/** The processes that this one belongs to: its parent and, where that is a shell, npm. They change when one of them ends. */
export const ancestors = () => `${process.ppid} ${parentOfShell(process.ppid)}`;

/**
 * As this process began. This is JavaScript because `npm start` runs it before TypeScript can be read: by then, npm may have
 * ended.
 */
export const firstAncestors = ancestors();
