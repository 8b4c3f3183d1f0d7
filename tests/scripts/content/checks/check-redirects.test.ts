import { describe, expect, test } from 'vitest';
import { found, page, redirect, TestSite } from '#tests/scripts/content/test-site.ts';

describe('redirects', () => {
  const files = { 'a.mdx': page('A', '## B'), 'c/d.mdx': page('D') };
  test.each([
    [
      'are valid',
      [redirect('/old', '/a#b'), redirect('/gone/*', '/a'), redirect('/e/*', '/c/*'), redirect('/root', '/')],
      [],
    ],
    [
      'loop',
      [redirect('/x', '/y'), redirect('/y', '/x')],
      [
        'The redirect from `/x` loops. | Point it to a page.',
        'The redirect from `/y` loops. | Point it to a page.',
      ],
    ],
    [
      'chain by a pattern',
      [redirect('/x', '/y/z'), redirect('/y/*', '/a')],
      ["The redirect from `/x` leads to another redirect, `/y/*`. | Point it there directly: `to: '/a'`."],
    ],
    [
      'shadow a page',
      [redirect('/c/*', '/a')],
      ['The redirect from `/c/*` hides the page /c/d. | Remove the redirect or the page.'],
    ],
    [
      'lead nowhere',
      [redirect('/x', '/aa')],
      ['The redirect from `/x` leads nowhere. There is no page `/aa`. | Did you mean `/a`?'],
    ],
    [
      'lead to a folder that does not exist',
      [redirect('/x/*', '/y/*')],
      ['There is no page below `/y/*`. | Point it to a folder of pages.'],
    ],
    [
      'have a pattern only in the target',
      [redirect('/x', '/c/*')],
      ['`/c/*` ends in `/*` but `/x` does not. | Write a page, or end both in `/*`.'],
    ],
    [
      'match no address',
      [redirect('/Old', '/a'), redirect('/old/', '/a'), redirect('/old.md', '/a'), redirect('/o?x', '/a')],
      ['/Old', '/o?x', '/old.md', '/old/'].map(
        (from) =>
          `\`${from}\` matches no address. | Write a path in lower case, without \`.md\`, a query, a hash, or a slash at its end. Only \`/*\` is allowed there.`,
      ),
    ],
    [
      'have a query',
      [redirect('/x', '/a?sdk=go')],
      [
        '`/x` leads to `/a?sdk=go`, which has a query. | Write the path alone: the query of the old address stays.',
      ],
    ],
    [
      'overlap, with the longer one first or last',
      [
        redirect('/x/*', '/a'),
        redirect('/x/y/*', '/c/*'),
        redirect('/x/y/z', '/a#b'),
        redirect('/p/q/*', '/c/*'),
        redirect('/p/*', '/a'),
      ],
      [],
    ],
    [
      'leave the site',
      [redirect('/x', 'https://nitric.io')],
      [
        '`/x` leads to `https://nitric.io`, which is not a path of this site. | Write a path from the root of the site, without /docs.',
      ],
    ],
    [
      'are written twice',
      [redirect('/x', '/a'), redirect('/x', '/c/d')],
      ['`/x` is redirected twice. | Remove one of the two.'],
    ],
  ])('that %s', async (_, redirects, problems) => {
    expect(await found(files, { redirects })).toEqual(
      problems.map((problem) => `content/redirects.ts ${problem}`),
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
