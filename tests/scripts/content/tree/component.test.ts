import { join, relative } from 'node:path';
import { createElement } from 'preact';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteCompiler } from '#scripts/build/compiler.ts';
import { buildVocabulary } from '#scripts/components/build-vocabulary.ts';
import { paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { COMPONENTS } from '#scripts/components/vocabulary.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const excerpt = defineComponent({
  props: { src: v.string() },
  place: 'block',
  content: 'none',
  anchor: ({ src = '' }) => `file-${src.replace(/\W+/g, '-')}`,
  check: (node, report, { path }) => {
    if (path === '/forbidden') report(node, `${path} has no files.`, 'Remove it.');
  },
  prepare: async () => 'Hello\n',
  html: ({ node, prepared }) => createElement('pre', { id: node.data?.id ?? '' } as object, prepared.trim()),
  markdown: ({ prepared }) => [paragraph(text(prepared.trim()))],
  search: ({ props, prepared }) => [paragraph(text(`${props.src}: ${prepared.length}`))],
});
const vocabulary = buildVocabulary({ ...COMPONENTS, Excerpt: excerpt });

describe('a component', () => {
  test('passes its prepared result to all three renderings, and has an anchor', async () => {
    const compiled = await compileBody('<Excerpt src="a.txt" />\n\n<Excerpt src="a.txt" />', undefined, {
      vocabulary,
    });
    expect(compiled.found).toEqual([]);
    expect(compiled.html).toBe('<pre id="file-a-txt">Hello</pre><pre id="file-a-txt-2">Hello</pre>');
    expect(compiled.markdown).toBe('Hello\n\nHello\n');
    expect(compiled.searchText).toEqual(['a.txt: 6\na.txt: 6']);
    expect(compiled.facts.anchors).toEqual(['file-a-txt', 'file-a-txt-2']);
  });

  test('knows the page that it is on', async () => {
    const { found } = await compileBody('<Excerpt src="a.txt" />', undefined, {
      vocabulary,
      address: '/forbidden',
    });
    expect(found).toEqual(['1:1 /forbidden has no files. | Remove it.']);
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
      const components = new Map([
        ...compiler.components,
        ['Greeting', relative(projectRoot, join(site.root, 'greeting.ts'))],
      ]);
      const vocabulary = buildVocabulary({ ...COMPONENTS, Greeting: greeting });
      const { pages, compiled } = await site.build({ compiler: { ...compiler, vocabulary, components } });
      const files = await site.outFiles();
      const isShown = ({ hash }: { hash: string }) => files.get(`kv/page/${hash}`)?.includes(words);
      return { compiled, shown: Object.keys(pages).filter((path) => pages[path] && isShown(pages[path])) };
    };
    expect(await build('Hello')).toEqual({ compiled: 3, shown: ['/a', '/b'] });
    expect(await build('Hello')).toEqual({ compiled: 0, shown: ['/a', '/b'] });
    expect(await build('Good morning')).toEqual({ compiled: 2, shown: ['/a', '/b'] });
    expect(await build('Hello')).toEqual({ compiled: 2, shown: ['/a', '/b'] });
  });
});
