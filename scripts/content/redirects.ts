import type { Problem } from './problems/problem.ts';

/** An old address of a page; see content/redirects.txt. */
export interface Redirect {
  /** A path without `/docs`. A trailing `/*` matches everything below the path, but not the path itself. */
  from: string;
  /** A path without `/docs`, optionally with a hash. A trailing `/*` repeats what that of `from` matched. */
  to: string;
  status: 301 | 302;
  /** Its line in the file, from 1. */
  line: number;
}

/** The file with the redirects, relative to the project's root. */
export const REDIRECTS_FILE = 'content/redirects.txt';

/** Reads the redirects in a text, one a line, and reports each line of another form. */
export const parseRedirects = (text: string): { redirects: Redirect[]; problems: Problem[] } => {
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1;
    const [from = '', to = '', status, ...rest] = written.trim().split(/\s+/);
    if (from === '' || from.startsWith('#')) continue;
    if (to !== '' && rest.length === 0 && (status === '301' || status === '302'))
      redirects.push({ from, to, status: status === '301' ? 301 : 302, line });
    else
      problems.push({
        file: REDIRECTS_FILE,
        line,
        column: 1,
        message: `\`${written.trim()}\` is not a redirect.`,
        hint: 'Write `/from /to 301`, or 302 if the address may have a page again.',
      });
  }
  return { redirects, problems };
};
