import type { Heading } from 'mdast';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteCompiler } from '#scripts/build/build-pages.ts';
import { paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { buildVocabulary, COMPONENTS } from '#scripts/components/vocabulary.ts';
import { defineExpansion } from '#scripts/content/tree/define-component.ts';
import { element } from '#scripts/content/tree/nodes.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const heading = (depth: 2 | 3, title: string, id?: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
  ...(id === undefined ? {} : { data: { id } }),
});

/** A heading in the reference of a class, as a component may create it from data. Every page uses the same node. */
const SHARED_HEADING = heading(3, 'Notes [#notes]');

const reference = defineExpansion({
  props: { name: v.string(), id: v.optional(v.string()), href: v.optional(v.string(), '/storage') },
  place: 'block',
  content: 'flow',
  expand: ({ node, props, page }) => [
    heading(2, props.name, props.id),
    paragraph(text(`Of ${page.library?.sdk ?? 'no library'}, see `), {
      type: 'link',
      url: props.href,
      children: [text('here')],
    }),
    element(
      'Properties',
      {},
      element('Property', { name: 'size', type: 'number' }, paragraph(text('Bytes.'))),
    ),
    { type: 'code', lang: 'go', meta: 'title="main.go"', value: 'x' },
    SHARED_HEADING,
    ...node.children,
  ],
});

const vocabulary = buildVocabulary({ ...COMPONENTS, Reference: reference });
const compile = (body: string, address?: string) =>
  compileBody(body, undefined, { vocabulary, ...(address ? { address } : {}) });

describe('a component that expands', () => {
  test('behaves as if its headings, links, lists and code were written on the page', async () => {
    const { found, facts, output, markdown } = await compile(
      'Text.\n\n<Reference name="Bucket">\n\n[own](/own)\n\n</Reference>',
      '/reference/nodejs',
    );
    expect(found).toEqual([]);
    expect(facts.anchors?.sort()).toEqual(['bucket', 'notes', 'property-size']);
    expect(output?.page.sections).toEqual([
      { id: 'bucket', title: 'Bucket', depth: 2 },
      { id: 'notes', title: 'Notes', depth: 3 },
    ]);
    expect(facts.links).toEqual([
      { url: '/storage', line: 7, column: 1 },
      { url: '/own', line: 9, column: 1 },
    ]);
    expect(markdown).toBe(
      'Text.\n\n## Bucket\n\nOf nodejs, see [here](/docs/storage)\n\n- `size` (`number`): Bytes.\n\n```go title="main.go"\nx\n```\n\n### Notes\n\n[own](/docs/own)\n',
    );
    expect(output?.search.sections).toEqual([
      { depth: 1, text: 'Text.', code: '', commands: '' },
      {
        id: 'bucket',
        title: 'Bucket',
        depth: 2,
        text: 'Of nodejs, see here\nsize (number): Bytes.',
        code: 'x',
        commands: '',
      },
      { id: 'notes', title: 'Notes', depth: 3, text: 'own', code: '', commands: '' },
    ]);
  });

  test('renders as if it were written on the page', async () => {
    const { html } = await compile('<Reference name="Bucket">\n</Reference>');
    const written = await compile(
      '## Bucket\n\nOf no library, see [here](/storage)\n\n<Properties>\n<Property name="size" type="number">\n\nBytes.\n\n</Property>\n</Properties>\n\n```go title="main.go"\nx\n```\n\n### Notes [#notes]\n',
    );
    expect(written.found).toEqual([]);
    expect(html).toBe(written.html);
  });

  test('sets the anchor of a heading, and other headings avoid that anchor', async () => {
    const { facts, found } = await compile(
      '## Storage\n\n<Reference name="Bucket" id="storage">\n</Reference>',
    );
    expect(found).toEqual([]);
    expect(facts.anchors).toContain('storage-1');
  });

  test.each([
    [
      'a taken anchor',
      '## A [#a]\n\n<Reference name="Bucket" id="a">\n</Reference>',
      3,
      '`#a` is already taken.',
    ],
    [
      'headings at a wrong level',
      '<Reference name="B">\n\n##### C\n\n</Reference>',
      3,
      'from level 3 to level 5.',
    ],
    [
      'an anchor that is set twice',
      '<Reference name="B">\n</Reference>\n\n<Reference name="C">\n</Reference>',
      4,
      '`#notes` is already taken.',
    ],
  ])('reports %s at its place', async (_, body, line, message) => {
    const { found } = await compile(body);
    expect(found).toEqual([expect.stringContaining(message)]);
    expect(found[0]).toMatch(new RegExp(`^${line}:1 `));
  });

  test('leaves its nodes unchanged for the next page', async () => {
    const anchors = async () => (await compile('<Reference name="B">\n</Reference>')).facts.anchors;
    expect(await anchors()).toEqual(await anchors());
    expect(SHARED_HEADING).toEqual(heading(3, 'Notes [#notes]'));
  });

  test('has its links checked, and has anchors that other pages may link to', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '[b](/storage#bucket) [n](/storage#nothing)'),
      'storage.mdx': page('Storage', '<Reference name="Bucket" href="/gone">\n</Reference>'),
    });
    expect(await site.found({ compiler: { ...siteCompiler(), vocabulary } })).toEqual([
      expect.stringMatching(/^pages\/index\.mdx:6:22 .*`#nothing`/),
      expect.stringMatching(/^pages\/storage\.mdx:6:1 There is no page `\/gone`\./),
    ]);
  });

  test('has unknown anchors if it has mistakes, and causes no problems on other pages', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '[b](/storage#bucket)'),
      'storage.mdx': page('Storage', '<Reference nam="Bucket">\n</Reference>'),
    });
    const found = await site.found({ compiler: { ...siteCompiler(), vocabulary } });
    expect(found.filter((line) => line.startsWith('pages/index.mdx'))).toEqual([]);
    expect(found).toHaveLength(2);
  });
});
