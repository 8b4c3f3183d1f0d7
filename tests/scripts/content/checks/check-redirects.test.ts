import { describe, expect, test } from 'vitest';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';
import { found, page, redirect, TestSite } from '#tests/scripts/content/test-site.ts';

describe('redirects', () => {
  const files = { 'a.mdx': page('A', '## B'), 'c/d.mdx': page('D') };
  test.each(problemsIn(new URL('redirects.tsv', import.meta.url)))('%s', async (table, problems) => {
    const redirects = table.split(', ').map((row) => {
      const [from = '', to = ''] = row.split(' → ');
      return redirect(from, to);
    });
    expect(await found(files, { redirects })).toEqual(
      problems ? problems.split(' ¦ ').map((problem) => `content/redirects.ts ${problem}`) : [],
    );
  });

  test.each([
    [
      'content/redirects.ts:2:12',
      "export const REDIRECTS = [\n  { from: '/x', to: '/y', status: 301 },\n];\n",
    ],
    ['content/redirects.ts:2:4', "export const FORMER_GUIDES = {\n  '/x': '/y',\n};\n"],
  ])('are reported where they are written, at %s', async (place, source) => {
    const site = await TestSite.create({ 'index.mdx': page('Home') });
    await site.write(place.replace(/:.*/, ''), source);
    expect(await site.found({ redirects: [redirect('/x', '/y')] })).toEqual([
      `${place} The redirect from \`/x\` leads nowhere. There is no page \`/y\`. | Write the address of a page, from the root of the site and without /docs.`,
    ]);
  });
});
