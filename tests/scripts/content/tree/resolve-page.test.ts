import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

/** Wrong bodies, each with the only problem that it must have. */
const mistakes: [body: string, problem: string][] = [
  // Components and their properties
  ['<Nte>x</Nte>', '1:1 `<Nte>` is not a component. | Did you mean `<Note>`?'],
  ['<Callout>x</Callout>', '1:1 `<Callout>` is not a component. | Did you mean `<Note>`?'],
  ['<div>\n\nx\n\n</div>', '1:1 `<div>` is not a component. | Remove the tags and write plain Markdown.'],
  ['a <a href="/x">b</a>', '1:3 `<a>` is not a component. | Write `[text](/address)`.'],
  ['<>x</>', '1:1 A tag without a name is not a component. | Remove the tags.'],
  ['<Note titel="x">y</Note>', '1:7 `<Note>` has no property `titel`. | Did you mean `title`?'],
  [
    'a <kbd class="x">b</kbd>',
    '1:8 `<kbd>` has no property `class`. | Remove `class`: the style sheet decides how things look.',
  ],
  [
    '<Badge kind="beta">x</Badge>',
    '1:8 `beta` is not a value of `kind` of `<Badge>`. | Write `experimental`, `preview`, `soon`, `new`, or `deprecated`.',
  ],
  [
    '<Badge kind="sooon">x</Badge>',
    '1:8 `sooon` is not a value of `kind` of `<Badge>`. | Did you mean `soon`?',
  ],
  [
    '<Badge>x</Badge>',
    '1:1 `<Badge>` has no `kind`. | Add `kind`: experimental, preview, soon, new, or deprecated.',
  ],
  [
    '<Note title={name}>x</Note>',
    '1:7 The value of `title` is not a literal: `{name}`. | Write `title="…"` for text, `{2}` or `{false}` for numbers and switches.',
  ],
  [
    '<Note {...x}>x</Note>',
    '1:7 `<Note>` contains an expression: `{...x}`. | Write each property by itself: `name="value"`.',
  ],
  ['<Note title="a" title="b">x</Note>', '1:17 `<Note>` has `title` twice. | Remove one of the two.'],
  ['## A [#b] [#c]', '1:1 The heading has two anchors. | Remove one of them.'],
  ['## A [tag: B] [#c] [tag: D]', '1:1 The heading has two tags. | Remove one of them.'],
  [
    '## 🎉',
    '1:1 The heading has no letter for its anchor. | Write it with words, or add an anchor: `## … [#name]`.',
  ],
  [
    '<Note title>x</Note>',
    '1:7 `title` is not a value of `title` of `<Note>`. | Write text in quotes that is not empty: `title="…"`.',
  ],
  [
    '<ResourceCards>\n<ResourceCard href="/" name="a" description="b" pattern="2" />\n</ResourceCards>',
    '2:49 `2` is not a value of `pattern` of `<ResourceCard>`. | Write `pattern={2}`.',
  ],
  [
    '<Properties>\n<Property name="a" required="true">b</Property>\n</Properties>',
    '2:20 `true` is not a value of `required` of `<Property>`. | Write `required` alone, or `required={false}`.',
  ],
  [
    '<Note title="">x</Note>',
    '1:7 `title` of `<Note>` is empty. | Write text in quotes that is not empty: `title="…"`.',
  ],
  [
    '<Steps>\n<Step title="">x</Step>\n</Steps>',
    '2:7 `title` of `<Step>` is empty. | Write text in quotes that is not empty: `title="…"`.',
  ],
  [
    '<Guides>\n<Guide href="/" name="a" minutes="20">b</Guide>\n</Guides>',
    '2:26 `20` is not a value of `minutes` of `<Guide>`. | Write a whole number of at least 1 in braces: `minutes={20}`.',
  ],
  [
    '<EnvironmentVariables groups="pulum aws" />',
    '1:23 `pulum aws` is not a value of `groups` of `<EnvironmentVariables>`. | Did you mean `pulumi`?',
  ],
  [
    'a <Anchor id="A b">c</Anchor>',
    '1:11 `A b` is not a value of `id` of `<Anchor>`. | Write lowercase letters, digits, and hyphens: `id="service-storage"`.',
  ],
  [
    'a <Moved anchors="B">[c](/c)</Moved>',
    '1:10 `B` is not a value of `anchors` of `<Moved>`. | Write anchors as they are in addresses, with spaces between them: `anchors="install upgrade"`.',
  ],
  [
    '<ConfigurationKeys file="aws" keys="config.<typ>" />',
    '1:1 `config.<typ>` is not a key of this file. | Did you mean `config.<type>`?',
  ],
  ['<Details>x</Details>', '1:1 `<Details>` is not a component. | Did you mean `<details>`?'],
  // Content
  ['<Note />', '1:1 `<Note>` is empty. | Write its content between its tags, or remove it.'],
  [
    'a <Badge kind="new">{/* b */}</Badge>',
    '1:3 `<Badge>` is empty. | Write its content between its tags, or remove it.',
  ],
  [
    '<details>\n\na\n\n</details>',
    '1:1 `<details>` does not begin with a `<summary>`. | Write `<summary>…</summary>` on its first line: readers see it before they open the rest.',
  ],
  [
    '<Properties>\n<Property name="a">b</Property>\nc\n</Properties>',
    '3:1 `<Properties>` can contain only `<Property>`. | Move this out of `<Properties>`.',
  ],
  // Places
  ['<Step title="x">y</Step>', '1:1 `<Step>` is outside `<Steps>`. | Put it directly inside `<Steps>`.'],
  [
    'a <Note>b</Note> c',
    '1:3 `<Note>` is inside a paragraph. | Put it on lines of its own, with a blank line before and after it.',
  ],
  ['<Steps>\n\nText.\n\n</Steps>', '3:1 `<Steps>` can contain only `<Step>`. | Move this out of `<Steps>`.'],
  ['<Steps>\n</Steps>', '1:1 `<Steps>` is empty. | Put `<Step>` inside it, or remove it.'],
  ['<Steps>\n<Stp title="x">y</Stp>\n</Steps>', '2:1 `<Stp>` is not a component. | Did you mean `<Step>`?'],
  ['a <br>b</br>', '1:7 `<br>` cannot have content. | Close it immediately: `<br … />`.'],
  [
    '<Guides>\n<Guide href="/" name="a">\n\nb\n\n- c\n\n</Guide>\n</Guides>',
    '4:1 `<Guide>` can contain only one line of text. | Write a sentence without blank lines, lists, or blocks.',
  ],
  [
    '<Guides>\n<Guide href="/" name="a">\n\n- b\n\n</Guide>\n</Guides>',
    '4:1 `<Guide>` can contain only one line of text. | Write a sentence without blank lines, lists, or blocks.',
  ],
  [
    '<BySdk><Sdk name="go">a</Sdk><Sdk name="go">b</Sdk></BySdk>',
    '1:30 `<BySdk>` has two variants for `go`. | Merge them, or name another SDK.',
  ],
  [
    '<Diagram alt="x">\n\n```text\na\n```\n\n</Diagram>',
    '1:1 `<Diagram>` must contain exactly one code block in the language `dot`. | Write the graph in one block that begins with ```dot.',
  ],
  // Code that MDX would run
  [
    'a {b} c',
    '1:3 `{b}` is an expression. | Write `\\{b\\}`, or put it in backticks. A comment is `{/* … */}`.',
  ],
  [
    "import x from 'y'",
    '1:1 A page cannot contain `import`. | Remove the line: every component is available without it.',
  ],
  [
    'export const a = 1',
    '1:1 A page cannot contain `export`. | Remove the line: every component is available without it.',
  ],
  // Headings
  [
    '# A',
    '1:1 There is a `#` heading in the body. | The title of the front matter is the `h1`. Begin with `##`.',
  ],
  ['### A', '1:1 The heading jumps from level 1 to level 3. | Write `##`.'],
  [
    '| | B |\n| - | - |\n| a | b |',
    '1:1 Column 1 of the table has no name. | Write what its cells are into its first row, such as `Part` or `What differs`.',
  ],
  ['## A\n\n#### B', '3:1 The heading jumps from level 2 to level 4. | Write `###`.'],
  [
    '## A\n\n### B\n\n## C\n\n### B\n\n### D\n\n### B',
    '11:1 There is another heading "B" of the same level in this part of the page. | Say in each what differs, or make the two sections one.',
  ],
  ['## A [#B c]', '1:1 `[#B c]` is not an anchor. | Write `[#b-c]`: lowercase letters, digits, and hyphens.'],
  ['## A [#x]\n\n## B [#x]', '3:1 The anchor `#x` is already taken. | Choose another one.'],
  ['## A [#main]', "1:1 The anchor `#main` is already taken by the page's frame. | Choose another one."],
  ['## [#a]', '1:1 The heading is empty. | Write its text, or remove it.'],
  [
    '<BySdk>\n<Sdk name="go">\n\n## A\n\n</Sdk>\n</BySdk>',
    '4:1 There is a heading inside `<BySdk>`. | Write the heading before it: the side navigation lists it for every reader.',
  ],
  // Images
  ['![x](./no.png)', '1:1 There is no image `./no.png`. | Put the file at no.png, or fix the name.'],
  ['![x](./100%.png)', '1:1 There is no image `./100%.png`. | Put the file at 100%.png, or fix the name.'],
  [
    '![x](/a/b.png)',
    "1:1 The image `/a/b.png` has an address from the site's root. | Put the file next to the page and write `./b.png`.",
  ],
  [
    '![x](https://x.io/b.png)',
    '1:1 The image `https://x.io/b.png` is on another site. | Put the file next to the page and write `./name.png`.',
  ],
  [
    '![x](./b.pdf)',
    '1:1 `./b.pdf` is not an image. | Name a file that ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg.',
  ],
  // Code blocks
  [
    '```tyepscript\nx\n```',
    '1:1 `tyepscript` is not a language of code blocks. | Did you mean `typescript`?',
  ],
  [
    '```diff\n+x\n```',
    '1:1 `diff` is not a language of code blocks. | Write the language of the code, and mark the lines: `del={1} ins={2}`.',
  ],
  ['```ts\nx\n```', '1:1 `ts` is not a language of code blocks. | Did you mean `typescript`?'],
  [
    '```\nx\n```',
    '1:1 The code block names no language. | Write it after the backticks: ```typescript, or ```text for anything else.',
  ],
  [
    '```go {2}\nx\n```',
    '1:1 `{2}` names no lines of this block, which has 1. | Write line numbers from 1 and ranges: `{3,5-7}`.',
  ],
  [
    '```go titel="x"\nx\n```',
    '1:1 `titel="x"` means nothing after a code block\'s language. | Did you mean `title`?',
  ],
  [
    '```go title=x.go\nx\n```',
    '1:1 `title=x.go` means nothing after a code block\'s language. | Write `title="…"`.',
  ],
  [
    '```go filename="x"\nx\n```',
    '1:1 `filename="x"` means nothing after a code block\'s language. | Write `title="…"`.',
  ],
  [
    '```go title=""\nx\n```',
    '1:1 `title=""` means nothing after a code block\'s language. | Write `title="…"`.',
  ],
  [
    '```go title:x.go\nx\n```',
    '1:1 `title:x.go` means nothing after a code block\'s language. | Write `title="…"`.',
  ],
  [
    '```text {1} {2}\nx\ny\n```',
    "1:1 `{…}` appears twice after the code block's language. | Put all lines into one of the two: `{3,5-7}`.",
  ],
  [
    '```text title="a" title="b"\nx\n```',
    "1:1 `title` appears twice after the code block's language. | Keep one of the two.",
  ],
  [
    '```go !!\nx\n```',
    '1:1 `!!` means nothing after a code block\'s language. | Remove it. The options are: `title="…"`, `tab="…"`, `{3,5-7}`, `ins={9}`, `del={10}`, `focus={3}`, `fragment`.',
  ],
];

describe('mistakes on a page', () => {
  test.each(mistakes)('%j', async (body, problem) => {
    expect((await compileBody(body)).found).toEqual([problem]);
  });

  test('are all reported at once', async () => {
    const { found } = await compileBody('# A\n\n<Nte>x</Nte>\n\n```ts\nx\n```\n\n{a}');
    expect(found.map((problem) => problem.split(' ')[0]).sort()).toEqual(['1:1', '3:1', '5:1', '9:1']);
  });

  test('are reported once for each text beside the parts of a component', async () => {
    const { found } = await compileBody(
      '<Steps>\na <Step title="b">c</Step> d <Step title="e">f</Step> g\n</Steps>',
    );
    expect(found.map((problem) => problem.split(' ')[0])).toEqual(['2:1', '2:27', '2:54']);
  });

  test('include an image without a text alternative', async () => {
    const { found } = await compileBody('![](./no.png)');
    expect(found[0]).toBe(
      '1:1 The image has no text alternative. | Write what it shows: `![A bucket in the dashboard](./dashboard.png)`.',
    );
  });

  test('do not include text right below a summary', async () => {
    const { html, found } = await compileBody('<details>\n<summary>a</summary>\nb\n</details>');
    expect(found).toEqual([]);
    expect(html).toBe('<details><summary>a</summary><p>\nb</p></details>');
  });

  test('do not include comments, which are left out of the page', async () => {
    const { html, found } = await compileBody('{/* a */}\n\nb {/* c */}\n\n<Note>{/* d */}e</Note>');
    expect(found).toEqual([]);
    expect(html).toContain('<p>b </p>');
    expect(html).not.toContain('/*');
  });
});

test.each(['"One\'s own"', `{"One's own"}`, "{`One's own`}"])(
  'a text may be written as %s',
  async (value) => {
    const { found, html } = await compileBody(`<Note title=${value}>Text.</Note>`);
    expect(found).toEqual([]);
    expect(html).toContain("One's own");
  },
);
