import { describe, expect, test } from 'vitest';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';
import { found, page } from '#tests/scripts/content/test-site.ts';

describe('redirects', () => {
  const files = { 'a.mdx': page('A', '## B'), 'c/d.mdx': page('D') };
  test.each(problemsIn(new URL('redirects.tsv', import.meta.url)))('%s', async (table, problems) => {
    const redirects = table
      .split(', ')
      .map((row) => `${row.replace(' → ', ' ')} 301`)
      .join('\n');
    expect(await found(files, { redirects })).toEqual(
      problems
        ? problems.split(' ¦ ').map((problem) => `content/redirects.txt:${problem.replace(' ', ':1 ')}`)
        : [],
    );
  });

  test('have a line each, besides comments and empty lines', async () => {
    const redirects = '# Moved\n\n  /x  /a#b  302\n/y /a\n/z /a 200\n/v /a 301 # note\n';
    const problem = (line: number, text: string) =>
      `content/redirects.txt:${line}:1 \`${text}\` is not a redirect. | Write \`/from /to 301\`, or 302 if the address may have a page again.`;
    expect(await found(files, { redirects })).toEqual([
      problem(4, '/y /a'),
      problem(5, '/z /a 200'),
      problem(6, '/v /a 301 # note'),
    ]);
  });
});
