import { describe, expect, test } from 'vitest';
import type { MenuSource } from '#content/navigation/types.ts';
import type { SubjectException } from '#content/subjects.ts';
import { BUCKET, BUCKET_TYPE, filesOf } from '#tests/scripts/content/symbols/test-library.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

/** A site with pages and symbols of two versions, and a link that leads nowhere. */
const siteWith = async (folders: readonly string[]): Promise<TestSite> => {
  const site = await TestSite.create({
    'index.mdx': page('Home', '[Gone](/gone)'),
    'reference/nodejs/index.mdx': page('Node.js'),
  });
  await site.write('content/sdks.ts', "nodejs: { label: 'Node.js', versions: ['v1', 'v0'] },\n");
  for (const folder of folders)
    for (const [name, text] of Object.entries(filesOf([BUCKET, BUCKET_TYPE])))
      await site.write(`symbols/${folder}/${name}`, text);
  return site;
};

const foundIn = (site: TestSite) =>
  site.found({ references: ['nodejs', 'nodejs/v0'], symbolsFolder: `${site.root}/symbols` });

test('a version without pages and data is reported alone, because everything else follows from it', async () => {
  expect(await foundIn(await siteWith(['nodejs-v1']))).toEqual([
    "content/sdks.ts:1:19 The reference `nodejs/v0` has no page `/reference/nodejs/v0` and no data in content/symbols. | Add what is missing, or correct the library's `versions` in content/sdks.ts.",
  ]);
});

test('data of a version that the site does not have is reported alone', async () => {
  const site = await siteWith(['nodejs-v1', 'nodejs-v7']);
  expect(await site.found({ symbolsFolder: `${site.root}/symbols` })).toEqual([
    'symbols/nodejs-v7:1:1 `nodejs-v7` is not a library with a version of this site. | Name the folder like `nodejs-v1`, with a library and a version of content/sdks.ts.',
  ]);
});

test('data with a mistake is there', async () => {
  const site = await siteWith(['nodejs-v1', 'nodejs-v0']);
  await site.write('pages/reference/nodejs/v0/index.mdx', page('Node.js v0'));
  await site.write('symbols/nodejs-v0/storage.yaml', 'symbols: 1\n');
  expect(await foundIn(site)).toEqual([
    expect.stringContaining('There is no page `/gone`.'),
    expect.stringContaining('`symbols` must be a list'),
  ]);
});

const FILES = {
  'index.mdx': page('Home'),
  'reference/nodejs/index.mdx': page('Node.js', '## Key value [#keyvalue]\n\n## Topics [#topics]'),
  'reference/go/v0/index.mdx': page('Go v0', '## Collections [#collections]'),
};

const exception = (subject: string, name: string): SubjectException => ({
  subject,
  name,
  references: ['go/v0'],
});

const menus = (subject: string): MenuSource[] => [
  {
    key: 'docs',
    prefix: '/',
    groups: [
      {
        links: [
          { title: 'Home', href: '/docs' },
          { title: 'Node.js', href: '/docs/reference/nodejs' },
          { title: 'Go', href: '/docs/reference/go/v0', subject },
        ],
      },
    ],
  },
];

const siteWithContent = async (files: Record<string, string> = FILES) => {
  const site = await TestSite.create(files);
  await site.write('content/subjects.ts', "[\n  { subject: 'keyvalue', name: 'collections' },\n];\n");
  await site.write('content/navigation/block-menus.ts', "\n\n{ messaging: 'topic' };\n");
  return site;
};

describe('exceptions of subjects', () => {
  test('that name a section and a subject are valid, and are in the release', async () => {
    const site = await siteWithContent();
    const { problems, references } = await site.build({
      subjectExceptions: [exception('keyvalue', 'collections')],
    });
    expect(problems).toEqual([]);
    expect(references).toEqual({
      nodejs: { '': '', keyvalue: '#keyvalue', topics: '#topics' },
      'go/v0': { '': '', keyvalue: '#collections' },
    });
  });
});

describe('the subject of a page in a menu', () => {
  test('becomes the links to its references', async () => {
    const build = await (await siteWithContent()).build({ menus: menus('topics') });
    expect(build.problems).toEqual([]);
    expect(build.menus[0]?.groups[0]?.links[2]).toEqual({
      title: 'Go',
      href: '/docs/reference/go/v0',
      reference: { kind: 'reference', hrefBySdk: { nodejs: '/docs/reference/nodejs#topics' } },
    });
  });

  test.each([
    ['topic', 'content/navigation/block-menus.ts:3:15', 'Did you mean `topics`?'],
    [
      'collections',
      'content/navigation',
      "Write the anchor of a second-level heading of the reference, or a page's path below its start.",
    ],
  ])('is reported if no latest reference covers it: %s', async (subject, place, hint) => {
    const site = await siteWithContent();
    const exceptions = [exception('keyvalue', 'collections')];
    expect(await site.found({ menus: menus(subject), subjectExceptions: exceptions })).toEqual([
      `${place} The entry "Go" of the menu \`docs\` has no reference: none covers \`${subject}\`. | ${hint}`,
    ]);
  });
});
