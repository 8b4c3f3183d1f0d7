import type { RootContent } from 'mdast';
import * as v from 'valibot';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { paragraph, phrasing } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

const html = (value: string): RootContent => ({ type: 'html', value });

/** An element without a Markdown equivalent. It stays HTML in the plain Markdown. */
const inlineElement = (Name: 'kbd' | 'sub' | 'sup') =>
  defineComponent({
    display: 'inline',
    content: 'phrasing',
    html: ({ children }) => <Name>{children}</Name>,
    markdown: ({ children }) => [html(`<${Name}>`), ...children, html(`</${Name}>`)],
    search: ({ children }) => children,
  });

export const kbd = inlineElement('kbd');
export const sub = inlineElement('sub');
export const sup = inlineElement('sup');

export const br = defineComponent({
  display: 'inline',
  content: 'none',
  html: () => <br />,
  markdown: () => [{ type: 'break' }],
});

export const details = defineComponent({
  props: { open: v.optional(v.boolean(), false) },
  content: 'flow',
  check: ({ children: [first], ...node }, report) => {
    if (first && !(first.type === 'component' && first.definition === summary))
      report(
        node,
        '`<details>` does not begin with a `<summary>`.',
        'Write `<summary>…</summary>` on its first line: readers see it before they open the rest.',
      );
  },
  html: ({ props, children }) => <details open={props.open}>{children}</details>,
  markdown: ({ children }) => children,
});

export const summary = defineComponent({
  content: 'phrasing',
  parents: ['details'],
  html: ({ children }) => <summary>{children}</summary>,
  markdown: ({ children }) => [paragraph({ type: 'strong', children: phrasing(children) })],
});

const TABLE = 'Write a Markdown table: `| a | b |`, then `| --- | --- |`.';
const BACKTICKS = 'Write the text in backticks.';

/** Advice for HTML elements that pages must not contain: what to write instead, or what to remove. */
export const HTML_HINTS: Readonly<Record<string, string>> = {
  a: 'Write `[text](/address)`.',
  b: 'Write `**text**`.',
  strong: 'Write `**text**`.',
  i: 'Write `*text*`.',
  em: 'Write `*text*`.',
  del: 'Write `~~text~~`.',
  s: 'Write `~~text~~`.',
  code: BACKTICKS,
  samp: BACKTICKS,
  pre: 'Write a code block between lines of three backticks.',
  p: 'Remove the tags: a blank line makes a paragraph.',
  hr: 'Write `---` on a line of its own.',
  ul: 'Write a line that begins with `- ` for each item.',
  ol: 'Write a line that begins with `1. ` for each item.',
  li: 'Write a line that begins with `- `.',
  blockquote: 'Begin each line with `> `.',
  table: TABLE,
  thead: TABLE,
  tbody: TABLE,
  tr: TABLE,
  td: TABLE,
  th: TABLE,
  h1: 'The title of the front matter is the `h1`. Write `## Heading` below it.',
  h2: 'Write `## Heading`.',
  h3: 'Write `### Heading`.',
  h4: 'Write `#### Heading`.',
  h5: 'Write `##### Heading`.',
  h6: 'Write `###### Heading`.',
  iframe: 'Link to it: pages embed nothing from other sites.',
  video: 'Link to it: pages embed no videos.',
  audio: 'Link to it: pages embed no sound.',
  script: 'Remove it: pages run no code of their own.',
  style: 'Remove it: the style sheet decides how things look.',
  svg: 'Put the drawing in a file next to the page and write `![what it shows](./name.svg)`.',
};
