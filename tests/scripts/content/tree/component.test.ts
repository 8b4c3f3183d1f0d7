import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createElement } from 'preact';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteCompiler } from '#scripts/build/build-pages.ts';
import { paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { buildVocabulary, COMPONENTS } from '#scripts/components/vocabulary.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const drawing = defineComponent({
  props: { src: v.string() },
  place: 'block',
  content: 'none',
  anchor: ({ src = '' }) => `file-${src.replace(/\W+/g, '-')}`,
  check: (node, report, { path }) => {
    if (path === '/forbidden') report(node, `${path} has no drawings.`, 'Remove it.');
  },
  prepare: async ({ node, props: { src }, images }) =>
    src === undefined ? undefined : images.read(src, node),
  html: ({ node, prepared }) => createElement('pre', { id: node.data?.id ?? '' } as object, prepared.width),
  markdown: ({ prepared }) => [paragraph(text(`${prepared.width} px`))],
  search: ({ props, prepared }) => [paragraph(text(`${props.src}: ${prepared.width}`))],
});
const vocabulary = buildVocabulary({ ...COMPONENTS, Drawing: drawing });

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="2"/>`;

const folderWithFile = async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.svg'), svg(4));
  return folder;
};

describe('a component', () => {
  test('passes its prepared result to all three renderings, and has an anchor', async () => {
    const compiled = await compileBody(
      '<Drawing src="a.svg" />\n\n<Drawing src="a.svg" />',
      await folderWithFile(),
      {
        vocabulary,
      },
    );
    expect(compiled.found).toEqual([]);
    expect(compiled.html).toBe('<pre id="file-a-svg">4</pre><pre id="file-a-svg-2">4</pre>');
    expect(compiled.markdown).toBe('4 px\n\n4 px\n');
    expect(compiled.searchText).toEqual(['a.svg: 4\na.svg: 4']);
    expect(compiled.facts.anchors).toEqual(['file-a-svg', 'file-a-svg-2']);
  });

  test('reports an image whose name is written in another way, and one that is too large', async () => {
    const folder = await folderWithFile();
    await writeFile(join(folder, 'Big.svg'), svg(4).padEnd(1_100_000));
    const { found } = await compileBody(
      '<Drawing src="./big.svg" />\n\n<Drawing src="./Big.svg" />',
      folder,
      {
        vocabulary,
      },
    );
    expect(found).toEqual([
      '1:1 There is no image `./big.svg`. | Write `./Big.svg`.',
      '3:1 `./Big.svg` is 1.1 MB. The limit is 1 MB. | Export it smaller: twice the width that readers see is enough.',
    ]);
  });

  test('knows the page that it is on', async () => {
    const { found } = await compileBody('<Drawing src="a.svg" />', await folderWithFile(), {
      vocabulary,
      address: '/forbidden',
    });
    expect(found).toEqual(['1:1 /forbidden has no drawings. | Remove it.']);
  });

  test('is compiled again when a file that it has read changes', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '<Drawing src="a.svg" />'),
      'a.svg': svg(1),
    });
    const build = async () => {
      const { compiled, problems } = await site.build({ compiler: { ...siteCompiler(), vocabulary } });
      expect(problems).toEqual([]);
      return compiled;
    };
    expect([await build(), await build()]).toEqual([1, 0]);
    await site.write('pages/a.svg', svg(2));
    expect(await build()).toBe(1);
  });

  test('is compiled again on each page that uses it, when code that it imports changes', async () => {
    const site = await TestSite.create({
      'index.mdx': page('Home', '<Tip>No greeting.</Tip>'),
      'a.mdx': page('A', '<Greeting />'),
      'b.mdx': page('B', '<Tip>\n<Greeting />\n</Tip>'),
    });
    await site.write('greeting.ts', "export { words as greeting } from './words.ts';");
    const build = async (words: string) => {
      await site.write('words.ts', `export const words = ${JSON.stringify(words)};`);
      const greeting = defineComponent({
        props: {},
        place: 'block',
        content: 'none',
        html: () => createElement('p', null, words),
        markdown: () => [paragraph(text(words))],
      });
      const compiler = siteCompiler();
      const pipeline = [...compiler.pipeline, relative(projectRoot, join(site.root, 'greeting.ts'))];
      const vocabulary = buildVocabulary({ ...COMPONENTS, Greeting: greeting });
      const { pages, compiled } = await site.build({ compiler: { ...compiler, vocabulary, pipeline } });
      const files = await site.outFiles();
      const isShown = ({ hash }: { hash: string }) => files.get(`kv/page/${hash}`)?.includes(words);
      return { compiled, shown: Object.keys(pages).filter((path) => pages[path] && isShown(pages[path])) };
    };
    expect(await build('Hello')).toEqual({ compiled: 3, shown: ['/a', '/b'] });
    expect(await build('Hello')).toEqual({ compiled: 0, shown: ['/a', '/b'] });
    expect(await build('Good morning')).toEqual({ compiled: 3, shown: ['/a', '/b'] });
    expect(await build('Hello')).toEqual({ compiled: 3, shown: ['/a', '/b'] });
  });
});
