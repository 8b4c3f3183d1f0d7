import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const html = async (body: string) => {
  const compiled = await compileBody(body);
  expect(compiled.found).toEqual([]);
  return compiled.html;
};

describe('Markdown as HTML', () => {
  test.each([
    ['a **b** *c* ~~d~~ `e<f>`', '<p>a <strong>b</strong> <em>c</em> <del>d</del> <code>e&lt;f></code></p>'],
    ['a\\\nb', '<p>a<br/>b</p>'],
    ['---', '<hr/>'],
    ['> a', '<blockquote><p>a</p></blockquote>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['0. a\n1. b', '<ol start="0"><li>a</li><li>b</li></ol>'],
    ['3. a\n   - b', '<ol start="3"><li>a<ul><li>b</li></ul></li></ol>'],
    ['1. a', '<ol><li>a</li></ol>'],
    [
      '- [x] a\n- [ ] b',
      '<ul><li class="task"><input type="checkbox" disabled checked aria-label="Done"/>a</li><li class="task"><input type="checkbox" disabled aria-label="To do"/>b</li></ul>',
    ],
    [
      '| a | b |\n| --- | ---: |\n| `c` | d |',
      '<section class="table-scroll" tabindex="0" role="group" aria-label="Table: a, b"><table><thead><tr><th scope="col">a</th><th scope="col" class="align-right">b</th></tr></thead><tbody><tr><td><code>c</code></td><td class="align-right">d</td></tr></tbody></table></section>',
    ],
    [
      'a[^x] b[^x]\n\n[^x]: Note.',
      '<p>a<sup class="footnote-reference"><a href="#footnote:1" aria-label="Footnote 1">1</a></sup> b<sup class="footnote-reference"><a href="#footnote:1" aria-label="Footnote 1">1</a></sup></p><section class="footnotes" aria-label="Footnotes"><ol><li id="footnote:1"><p>Note.</p></li></ol></section>',
    ],
  ])('%j', async (body, expected) => {
    expect(await html(body)).toBe(expected);
  });

  test.each([
    [
      'a command of one line',
      '```bash\nnitric up\n```',
      'class="code command"',
      '<pre translate="no" tabindex="0">',
    ],
    [
      'a message, which wraps and so is no tab stop',
      '```text\nno\n```',
      'class="code message"',
      '<pre translate="no">',
    ],
  ])('%s has no name above it', async (_, body, figure, pre) => {
    const drawn = await html(body);
    expect(drawn).toContain(figure);
    expect(drawn).toContain(pre);
    expect(drawn).not.toMatch(/code-title|figcaption/);
  });

  test('a drawing in text keeps its title and its lines', async () => {
    const drawn = await html('```text title="shop/"\n└── nitric.yaml\n```');
    expect(drawn).toContain('<figure class="code" data-language="text">');
    expect(drawn).toContain('<span class="code-title">shop/</span>');
  });

  test.each([
    ['a component', '<Note>\n\na[^x]\n\n[^x]: Why.\n\n</Note>', '> **Note**\n>\n> a[^x]\n>\n> [^x]: Why.\n'],
    ['a list', '- a[^x]\n\n  [^x]: Why.', '- a[^x]\n\n  [^x]: Why.\n'],
    ['a quotation', '> a[^x]\n>\n> [^x]: Why.', '> a[^x]\n>\n> [^x]: Why.\n'],
  ])('a footnote that is written in %s', async (_, body, expected) => {
    const { html, markdown, searchText, found } = await compileBody(body);
    expect(found).toEqual([]);
    expect(html).toContain('<ol><li id="footnote:1"><p>Why.</p></li></ol>');
    expect(html.match(/Why/g)).toHaveLength(1);
    expect(markdown).toBe(expected);
    expect(searchText.join()).toContain('a\nWhy.');
  });

  test.each([
    ['[a](/storage#b)', '<p><a href="/docs/storage#b">a</a></p>'],
    ['[a](/)', '<p><a href="/docs">a</a></p>'],
    ['[a](/#b)', '<p><a href="/docs#b">a</a></p>'],
    ['[a](#b)', '<p><a href="#b">a</a></p>'],
    ['[a](https://nitric.io "T")', '<p><a href="https://nitric.io" rel="noopener" title="T">a</a></p>'],
    ['[a][b]\n\n[b]: /storage', '<p><a href="/docs/storage">a</a></p>'],
    ['www.nitric.io', '<p><a href="http://www.nitric.io" rel="noopener">www.nitric.io</a></p>'],
  ])('a link %j', async (body, expected) => {
    expect(await html(body)).toBe(expected);
  });

  test.each([
    ['KeyValueStoreRef.delete()', '<code class="long">KeyValueStoreRef.<wbr/>delete()</code>'],
    ['NITRIC_STACK_NAME', '<code>NITRIC_<wbr/>STACK_<wbr/>NAME</code>'],
    ['providers/custom/name-0.0.1', '<code class="long">providers/<wbr/>custom/<wbr/>name-0.0.1</code>'],
    ['config.<type>.lambda', '<code>config.<wbr/>&lt;type>.<wbr/>lambda</code>'],
    ['BucketNotificationRequest', '<code class="long">Bucket<wbr/>Notification<wbr/>Request</code>'],
    ['ctx.req.params', '<code>ctx.req.params</code>'],
    ['declared in api.ts, which ends', '<code class="long">declared in api.ts, which ends</code>'],
  ])('lets a long name in a table go on below between its parts: %s', async (name, expected) => {
    expect(await html(`| a |\n| --- |\n| \`${name}\` |`)).toContain(`<td>${expected}</td>`);
    expect(await html(`\`${name}\``)).not.toContain('<wbr');
  });

  test('names a row by its first cell if the row has more than two', async () => {
    const rows = async (body: string) => (await html(body)).match(/<tbody>.*<\/tbody>/)?.[0];
    expect(await rows('| a | b | c |\n| ---: | --- | --- |\n| d | e | f |')).toBe(
      '<tbody><tr><th scope="row" class="align-right">d</th><td>e</td><td>f</td></tr></tbody>',
    );
    expect(await rows('| a | b |\n| --- | --- |\n| d | e |')).toBe(
      '<tbody><tr><td>d</td><td>e</td></tr></tbody>',
    );
  });

  test('names each value of a table of four columns, which is a table even where it looks like cards', async () => {
    expect(await html('| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |')).toContain(
      '<tbody role="rowgroup"><tr role="row"><th scope="row" role="rowheader">1</th><td role="cell" data-label="b">2</td>',
    );
  });

  test('gives two tables with the same columns different names', async () => {
    const table = '| a |\n| --- |\n| b |\n';
    const names = [...(await html(`${table}\n${table}`)).matchAll(/aria-label="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual(['Table: a', 'Table: a (2)']);
  });
});

describe('headings', () => {
  test('have an anchor from their text that is unique on the page', async () => {
    const { facts, output } = await compileBody(
      '## Watch for `changes`\n\n### Watch for changes\n\n#### Deep',
    );
    expect(facts.anchors).toEqual(['watch-for-changes', 'watch-for-changes-1', 'deep']);
    expect(output?.page.sections).toEqual([
      { id: 'watch-for-changes', title: 'Watch for changes', depth: 2 },
      { id: 'watch-for-changes-1', title: 'Watch for changes', depth: 3 },
    ]);
  });

  test('avoid an anchor that another heading sets', async () => {
    const { facts } = await compileBody('## Events\n\n## Watch [#events]');
    expect(facts.anchors).toEqual(['events', 'events-1']);
  });

  test('avoid the ids of the frame', async () => {
    expect((await compileBody('## Main')).facts.anchors).toEqual(['main-1']);
  });

  test.each(['## Limits [#limits-now] [tag: Preview]', '## Limits [tag: Preview] [#limits-now]'])(
    'read suffixes: %s',
    async (body) => {
      const { html, markdown, output, found } = await compileBody(body);
      expect(found).toEqual([]);
      expect(html).toBe(
        '<header class="h2"><h2 id="limits-now">Limits <span class="tag">Preview</span></h2><a class="anchor" href="#limits-now" aria-label="Link to Limits"></a></header>',
      );
      expect(markdown).toBe('## Limits (Preview)\n');
      expect(output?.page.sections).toEqual([
        { id: 'limits-now', title: 'Limits', depth: 2, tag: 'Preview' },
      ]);
    },
  );

  test('take precedence over the anchors of properties', async () => {
    const property = '<Properties>\n<Property name="Max Size">a</Property>\n</Properties>';
    const { facts } = await compileBody(`${property}\n\n## A [#property-max-size]\n\n${property}`);
    expect(facts.anchors).toEqual(['property-max-size', 'property-max-size-2', 'property-max-size-3']);
  });
});

describe('the page as Markdown and for the search', () => {
  test('contains each part', async () => {
    const { output, markdown } = await compileBody(
      'Intro [a](/storage).\n\n## B [#b]\n\nText.\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n```go\nc\n```\n\n```bash\nd\n```\n',
    );
    expect(markdown).toBe(
      'Intro [a](/docs/storage).\n\n## B\n\nText.\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n```go\nc\n```\n\n```bash\nd\n```\n',
    );
    expect(output?.search).toEqual({
      path: '/storage',
      keywords: [],
      title: 'Storage',
      description: 'Store and serve files in buckets, react to uploads and hand out links.',
      sections: [
        { depth: 1, text: 'Intro a.', code: '', commands: '' },
        { id: 'b', title: 'B', depth: 2, text: 'Text.\nx y\n1 2', code: 'c', commands: 'd' },
      ],
    });
  });
});
