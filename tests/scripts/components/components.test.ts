import { describe, expect, test } from 'vitest';
import { compileBody, folderWithImage } from '#tests/scripts/content/compile-body.ts';

interface Example {
  body: string;
  html: string;
  markdown: string;
  search: string;
}

const examples: Record<string, Example> = {
  'Warning with a title and Markdown': {
    body: '<Warning title="Loops">\n\nIt runs *again*.\n\n</Warning>',
    html: `<div class="callout callout-warning" role="note"><p class="callout-title"><svg class="icon" aria-hidden="true"><use href="#icon:warning"></use></svg><span class="sr-only">Warning: </span>Loops</p><p>It runs <em>again</em>.</p></div>`,
    markdown: '> **Warning: Loops**\n>\n> It runs *again*.\n',
    search: 'Warning: Loops\nIt runs again.',
  },
  Properties: {
    body: `<Properties>
  <Property name="name" type="string" required>
    The name.
  </Property>
  <Property name="permissions" type="string[]" default="[]">
    What it may do.

    <Properties>
      <Property name="read">List files.</Property>
    </Properties>

  </Property>
</Properties>`,
    html: '<dl class="properties"><div class="property" id="property-name"><dt><a class="property-name" href="#property-name"><code>name</code></a> <span class="property-type">string</span> <span class="property-required">Required</span></dt><dd><p>The name.</p></dd></div><div class="property" id="property-permissions"><dt><a class="property-name" href="#property-permissions"><code>permissions</code></a> <span class="property-type">string[]</span> <span class="property-default">Default <code>[]</code></span></dt><dd><p>What it may do.</p><details class="accepted-values"><summary><span class="when-closed">Show accepted values</span><span class="when-open">Hide accepted values</span></summary><dl class="properties"><div class="property" id="property-read"><dt><a class="property-name" href="#property-read"><code>read</code></a></dt><dd><p>List files.</p></dd></div></dl></details></dd></div></dl>',
    markdown:
      '- `name` (`string`, required): The name.\n- `permissions` (`string[]`, default `[]`): What it may do.\n  - `read`: List files.\n',
    search:
      'name (string, required): The name.\npermissions (string[], default []): What it may do.\nread: List files.',
  },
  'BySdk in a sentence': {
    body: 'Use <BySdk><Sdk name="nodejs">[`bucket`](#x)</Sdk><Sdk name="python">Python</Sdk></BySdk>.\n\n## X',
    html: '<p>Use <span class="by-sdk"><span data-sdk="nodejs"><a href="#x"><code>bucket</code></a></span><span data-sdk="python" class="names-sdk">Python</span></span>.</p><header class="h2"><h2 id="x">X</h2><a class="anchor" href="#x" aria-label="Link to X"></a></header>',
    markdown: 'Use [`bucket`](#x) (Node.js), Python.\n\n## X\n',
    search: 'Use bucket (Node.js), Python.',
  },
  'BySdk around paragraphs': {
    body: '<BySdk>\n<Sdk name="nodejs">\n\nOne.\n\n</Sdk>\n<Sdk name="go">\n\nTwo.\n\n</Sdk>\n</BySdk>',
    html: '<div class="by-sdk"><div data-sdk="nodejs"><p>One.</p></div><div data-sdk="go"><p>Two.</p></div></div>',
    markdown: '**Node.js**\n\nOne.\n\n**Go**\n\nTwo.\n',
    search: 'Node.js\nOne.\nGo\nTwo.',
  },
  'ResourceCards with the icon of a building block and the default': {
    body: '<ResourceCards>\n  <ResourceCard href="/storage" name="Storage" description="Keep files." customIcon="storage" pattern={2} />\n  <ResourceCard href="/" name="Home" description="Start." />\n</ResourceCards>',
    html: `<ul class="cards"><li class="card block-storage"><svg class="card-pattern" viewBox="0 0 128 80" aria-hidden="true"><path d="M128 44h-21M101 44H83M77 44H60M80 41V21a6 6 0 0 1 6-6h42M104 47v12a6 6 0 0 0 6 6h18"></path><circle cx="104" cy="44" r="3"></circle><circle cx="80" cy="44" r="3"></circle><path class="dots" d="M58 44h0M106 15h0M120 65h0"></path></svg><svg class="icon" aria-hidden="true"><use href="#icon:storage"></use></svg><div class="card-name"><a href="/docs/storage">Storage</a></div><p class="card-description">Keep files.</p></li><li class="card"><svg class="card-pattern" viewBox="0 0 128 80" aria-hidden="true"><path d="M128 20H99M93 20H70a8 8 0 0 0-8 8v10M96 23v26a6 6 0 0 0 6 6h26"></path><circle cx="96" cy="20" r="3"></circle><circle cx="62" cy="41" r="3"></circle><path class="dots" d="M112 55h0M112 20h0"></path></svg><svg class="icon" aria-hidden="true"><use href="#icon:document"></use></svg><div class="card-name"><a href="/docs">Home</a></div><p class="card-description">Start.</p></li></ul>`,
    markdown: '- [Storage](/docs/storage): Keep files.\n- [Home](/docs): Start.\n',
    search: 'Storage: Keep files.\nHome: Start.',
  },
  'Guide with an icon and what it takes': {
    body: '<Guides>\n  <Guide href="/storage" name="Go" icon="go" label="Language" minutes={20} language="Go">Build it.</Guide>\n</Guides>',
    html: `<ul class="guides"><li class="guide"><svg class="icon" aria-hidden="true"><use href="#icon:go"></use></svg><p class="guide-label">Language</p><p class="guide-name"><a href="/docs/storage">Go</a></p><p>Build it.</p><p class="guide-needs">20 min, Go</p></li></ul>`,
    markdown: '- [Go](/docs/storage): Build it. (Language; 20 min, Go)\n',
    search: 'Go: Build it. (Language; 20 min, Go)',
  },
  Anchor: {
    body: 'A <Anchor id="service-storage">*bucket*</Anchor>',
    html: '<p>A <span id="service-storage"><em>bucket</em></span></p>',
    markdown: 'A *bucket*\n',
    search: 'A bucket',
  },
  Steps: {
    body: '<Steps>\n  <Step title="Create a project">\n\n    Any *Markdown*.\n\n  </Step>\n  <Step title="Run it">\n\n    ```text\n    a\n    ```\n\n  </Step>\n</Steps>',
    html: '<ol class="steps"><li class="step"><p class="step-title">Create a project</p><p>Any <em>Markdown</em>.</p></li><li class="step"><p class="step-title">Run it</p><figure class="code message" data-language="text"><div class="code-header"><button class="copy" type="button"><span class="copy-label">Copy</span></button></div><pre translate="no"><code>a</code></pre></figure></li></ol>',
    markdown: '1. **Create a project**\n\n   Any *Markdown*.\n\n2. **Run it**\n\n   ```text\n   a\n   ```\n',
    search: 'Create a project\nAny Markdown.\nRun it\na',
  },
  Badge: {
    body: 'Go <Badge kind="experimental">Experimental</Badge>',
    html: '<p>Go <span class="badge badge-experimental">Experimental</span></p>',
    markdown: 'Go (Experimental)\n',
    search: 'Go (Experimental)',
  },
  'HTML elements without a Markdown equivalent': {
    body: 'Press <kbd>Ctrl</kbd><br />H<sub>2</sub>O x<sup>2</sup>',
    html: '<p>Press <kbd>Ctrl</kbd><br/>H<sub>2</sub>O x<sup>2</sup></p>',
    markdown: 'Press <kbd>Ctrl</kbd>\\\nH<sub>2</sub>O x<sup>2</sup>\n',
    search: 'Press Ctrl H2O x2',
  },
  details: {
    body: '<details open>\n<summary>More</summary>\n\nText.\n\n</details>',
    html: '<details open><summary>More</summary><p>Text.</p></details>',
    markdown: '**More**\n\nText.\n',
    search: 'More\nText.',
  },
};

describe('every component has its three renderings', () => {
  test.each(Object.entries(examples))('%s', async (_, { body, html, markdown, search }) => {
    const compiled = await compileBody(body);
    expect(compiled.found).toEqual([]);
    expect(compiled.html).toBe(html);
    expect(compiled.markdown).toBe(markdown);
    expect(compiled.searchText[0]).toBe(search);
  });

  test.each([
    ['Tip', 'tip'],
    ['Danger', 'danger'],
    ['Preview', 'preview'],
  ])('%s has its own class and icon', async (name, kind) => {
    const { html } = await compileBody(`<${name}>Text.</${name}>`);
    expect(html).toBe(
      `<div class="callout callout-${kind}" role="note"><p class="callout-title"><svg class="icon" aria-hidden="true"><use href="#icon:${kind}"></use></svg>${name}</p><p>Text.</p></div>`,
    );
  });
});

describe('Image', () => {
  test('has the size of its file, scaled to the requested width', async () => {
    const folder = await folderWithImage('dashboard.png');
    const compiled = await compileBody(
      '<Image src="./dashboard.png" alt="A bucket" caption="The caption" width={20} />',
      folder,
    );
    expect(compiled.found).toEqual([]);
    expect(compiled.html).toBe(
      `<figure class="image"><img src="/docs/assets/${compiled.facts.images[0]?.asset}" width="20" height="10" alt="A bucket" loading="lazy" decoding="async"/><figcaption>The caption</figcaption></figure>`,
    );
    expect(compiled.markdown).toBe(
      `![A bucket](/docs/assets/${compiled.facts.images[0]?.asset} "The caption")\n`,
    );
    expect(compiled.searchText).toEqual(['A bucket The caption']);
  });

  test('is a figure if it is alone on its line, and otherwise part of the sentence', async () => {
    const folder = await folderWithImage('a b.png');
    const { html, facts } = await compileBody('![Shown](./a%20b.png)\n\nSee ![it](<./a b.png>).', folder);
    const [src] = facts.images.map(({ href }) => href);
    expect(src).toMatch(/^\/docs\/assets\/a-b-[0-9a-f]{8}\.png$/);
    expect(html).toBe(
      `<figure class="image"><img src="${src}" width="40" height="20" alt="Shown" loading="lazy" decoding="async"/></figure><p>See <img src="${src}" width="40" height="20" alt="it" loading="lazy" decoding="async"/>.</p>`,
    );
  });
});

describe('CodeGroup', () => {
  const group =
    '<CodeGroup>\n\n```python title="api.py"\nx = 1\n```\n\n```typescript\nlet x: X\n```\n\n</CodeGroup>';

  test('has a tab for each language in the order of the site, and selects the first', async () => {
    const { html, found } = await compileBody(`${group}\n\n${group}`);
    expect(found).toEqual([]);
    const list = (number: number) =>
      `<section class="tabs" data-tabs="language"><div class="tab-list" role="tablist" aria-label="Language" translate="no"><button class="tab" role="tab" type="button" id="tabs:${number}:typescript" aria-controls="panel:${number}:typescript" aria-selected="true" tabindex="0" data-value="typescript">TypeScript</button><button class="tab" role="tab" type="button" id="tabs:${number}:javascript" aria-controls="panel:${number}:javascript" aria-selected="false" tabindex="-1" data-value="javascript">JavaScript</button><button class="tab" role="tab" type="button" id="tabs:${number}:python" aria-controls="panel:${number}:python" aria-selected="false" tabindex="-1" data-value="python">Python</button></div>`;
    expect(html).toContain(list(1));
    expect(html).toContain(list(2));
    expect(html).toContain(
      '<section class="panel" role="tabpanel" id="panel:1:python" aria-labelledby="tabs:1:python" data-value="python"><p class="panel-label">Python</p><figure class="code" data-language="python"><figcaption class="code-header"><span class="code-title">api.py</span>',
    );
  });

  test('takes its tabs from the fences when it is by package manager', async () => {
    const { html, markdown } = await compileBody(
      '<CodeGroup by="package-manager">\n\n```bash tab="npm"\nnpm i\n```\n\n```bash tab="yarn"\nyarn\n```\n\n</CodeGroup>',
    );
    expect(html).toContain(
      'data-tabs="package-manager"><div class="tab-list" role="tablist" aria-label="Package manager" translate="no">',
    );
    expect(html).toContain(
      'id="panel:1:yarn" aria-labelledby="tabs:1:yarn" data-value="yarn"><p class="panel-label">Yarn</p>',
    );
    expect(markdown).toBe('**npm**\n\n```bash\nnpm i\n```\n\n**Yarn**\n\n```bash\nyarn\n```\n');
  });
});

describe('ResourceCard', () => {
  const card = (more: string) =>
    compileBody(
      `<ResourceCards>\n  <ResourceCard href="/storage" name="Storage" description="Keep files." ${more} />\n</ResourceCards>`,
    );
  const iconsOf = (html: string) => [...html.matchAll(/#icon:([\w-]+)/g)].map(([, name]) => name);

  test('shows its custom icon instead of the icon, and has a hue if that is the icon of a building block', async () => {
    expect(iconsOf((await card('icon="cog" customIcon="storage"')).html)).toEqual(['storage']);
    expect((await card('customIcon="storage"')).html).toContain('<li class="card block-storage">');
    expect((await card('customIcon="aws"')).html).toContain('<li class="card">');
  });
});

describe('Moved', () => {
  test('puts old anchors around the link to their new place', async () => {
    const { html, markdown, facts } = await compileBody(
      'See <Moved anchors="install upgrade">[Install](/apis#new)</Moved>.',
    );
    expect(html).toBe(
      '<p>See <span class="moved" id="upgrade"><span class="moved" id="install"><a href="/docs/apis#new">Install</a></span></span>.</p>',
    );
    expect(markdown).toBe('See [Install](/docs/apis#new).\n');
    expect(facts.anchors?.toSorted()).toEqual(['install', 'upgrade']);
  });
});

describe('a component with a mistake', () => {
  test('keeps its anchor, so that links to it are not also reported', async () => {
    const { facts, found } = await compileBody(
      '<Properties>\n<Property name="size" typ="number">a</Property>\n</Properties>',
    );
    expect(found).toHaveLength(1);
    expect(facts.anchors).toEqual(['property-size']);
  });

  test('also has its file checked', async () => {
    const { found } = await compileBody('<Image src="./no.png" />');
    expect(found).toEqual([
      '1:1 `<Image>` has no `alt`. | Add `alt="…"`.',
      '1:1 There is no image `./no.png`. | Put the file at no.png, or fix the name.',
    ]);
  });
});
