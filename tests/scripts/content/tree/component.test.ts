import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'preact';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteCompiler } from '#scripts/build/compiler.ts';
import { buildVocabulary } from '#scripts/components/build-vocabulary.ts';
import { paragraph, text } from '#scripts/components/plain.ts';
import { COMPONENTS } from '#scripts/components/vocabulary.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const excerpt = defineComponent({
  props: { src: v.string() },
  place: 'block',
  content: 'none',
  anchor: ({ src = '' }) => `file-${src.replace(/\W+/g, '-')}`,
  check: (node, report, { path }) => {
    if (path === '/forbidden') report(node, `${path} has no files.`, 'Remove it.');
  },
  prepare: async ({ node, props: { src }, files }) =>
    src === undefined ? undefined : files.readText(src, node),
  html: ({ node, prepared }) => createElement('pre', { id: node.data?.id ?? '' } as object, prepared.trim()),
  markdown: ({ prepared }) => [paragraph(text(prepared.trim()))],
  search: ({ props, prepared }) => [paragraph(text(`${props.src}: ${prepared.length}`))],
});
const vocabulary = buildVocabulary({ ...COMPONENTS, Excerpt: excerpt });

const folderWithFile = async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.txt'), 'Hello\n');
  return folder;
};

describe('a component', () => {
  test('passes its prepared result to all three renderings, and has an anchor', async () => {
    const compiled = await compileBody(
      '<Excerpt src="a.txt" />\n\n<Excerpt src="a.txt" />',
      await folderWithFile(),
      {
        vocabulary,
      },
    );
    expect(compiled.found).toEqual([]);
    expect(compiled.html).toBe('<pre id="file-a-txt">Hello</pre><pre id="file-a-txt-2">Hello</pre>');
    expect(compiled.markdown).toBe('Hello\n\nHello\n');
    expect(compiled.searchText).toEqual(['a.txt: 6\na.txt: 6']);
    expect(compiled.facts.anchors).toEqual(['file-a-txt', 'file-a-txt-2']);
  });

  test('reports a missing file at the place of the component', async () => {
    const { found } = await compileBody('<Excerpt src="no.txt" />', await folderWithFile(), { vocabulary });
    expect(found).toEqual(['1:1 There is no file `no.txt`. | Put the file at no.txt, or correct the name.']);
  });

  test('knows the page that it is on', async () => {
    const { found } = await compileBody('<Excerpt src="a.txt" />', await folderWithFile(), {
      vocabulary,
      address: '/forbidden',
    });
    expect(found).toEqual(['1:1 /forbidden has no files. | Remove it.']);
  });

  test('is compiled again when a file that it has read changes', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '<Excerpt src="a.txt" />'),
      'a.txt': 'One',
    });
    const build = async () => {
      const { compiled, problems } = await site.build({ compiler: { ...siteCompiler(), vocabulary } });
      expect(problems).toEqual([]);
      return compiled;
    };
    expect([await build(), await build()]).toEqual([1, 0]);
    await site.write('pages/a.txt', 'Two');
    expect(await build()).toBe(1);
  });
});
