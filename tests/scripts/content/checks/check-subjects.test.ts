import { describe, expect, test } from 'vitest';
import type { MenuSource } from '#content/navigation/types.ts';
import type { SubjectException } from '#content/subjects.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

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
  await site.write('content/navigation/building-blocks.ts', "\n\n{ messaging: 'topic' };\n");
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

  test('that name no section are reported where they are written', async () => {
    const site = await siteWithContent({
      ...FILES,
      'reference/go/v0/index.mdx': page('Go v0', '## Colection'),
    });
    expect(await site.found({ subjectExceptions: [exception('keyvalue', 'collections')] })).toEqual([
      'content/subjects.ts:2:33 The reference `go/v0` has no section or page `collections`. | Did you mean `colection`?',
    ]);
  });

  test('for a subject that no reference covers are reported', async () => {
    const site = await siteWithContent();
    expect(await site.found({ subjectExceptions: [exception('keyval', 'collections')] })).toEqual([
      'content/subjects.ts:2:33 No reference has a section or page `keyval`, which `collections` is said to be. | Write the name that the other references have for the subject.',
    ]);
  });

  test('are not checked against a page that cannot be read', async () => {
    const site = await siteWithContent({
      ...FILES,
      'reference/go/v0/index.mdx': page('Go v0', 'a <3\n\n'.repeat(60)),
    });
    const found = await site.found({ subjectExceptions: [exception('keyvalue', 'collections')] });
    expect(new Set(found.map((problem) => problem.split(':')[0]))).toEqual(
      new Set(['pages/reference/go/v0/index.mdx']),
    );
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
    ['topic', 'content/navigation/building-blocks.ts:3:15', 'Did you mean `topics`?'],
    [
      'collections',
      'content/navigation',
      "Write the anchor of a second-level heading of the reference, or a page's path below its start.",
    ],
  ])('is reported if no latest reference covers it: %s', async (subject, place, cure) => {
    const site = await siteWithContent();
    const exceptions = [exception('keyvalue', 'collections')];
    expect(await site.found({ menus: menus(subject), subjectExceptions: exceptions })).toEqual([
      `${place} The entry "Go" of the menu \`docs\` has no reference: none covers \`${subject}\`. | ${cure}`,
    ]);
  });
});
