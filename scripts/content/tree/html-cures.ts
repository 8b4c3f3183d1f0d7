import { COMPONENT_NAMES, HTML_ELEMENT_NAMES } from '#scripts/components/names.ts';
import { nearestName } from '#scripts/content/problems/nearest-name.ts';

/** What to write instead of an HTML element. */
const HTML_CURES: Readonly<Record<string, string>> = {
  a: 'Write `[text](/address)`.',
  img: 'Write `![what the image shows](./name.png "The caption")`, or `<Image … />`.',
  picture: 'Write `![what the image shows](./name.png)`, or `<Image … />`.',
  figure: 'Write `<Image src="./name.png" alt="…" caption="…" />`.',
  b: 'Write `**text**`.',
  strong: 'Write `**text**`.',
  i: 'Write `*text*`.',
  em: 'Write `*text*`.',
  del: 'Write `~~text~~`.',
  s: 'Write `~~text~~`.',
  code: 'Write the text in backticks.',
  samp: 'Write the text in backticks.',
  pre: 'Write a code block between lines of three backticks.',
  p: 'Remove the tags: a blank line makes a paragraph.',
  hr: 'Write `---` on a line of its own.',
  ul: 'Write a line that begins with `- ` for each item.',
  ol: 'Write a line that begins with `1. ` for each item.',
  li: 'Write a line that begins with `- `.',
  blockquote: 'Begin each line with `> `.',
  table: 'Write a Markdown table: `| a | b |`, then `| --- | --- |`.',
  thead: 'Write a Markdown table: `| a | b |`, then `| --- | --- |`.',
  tbody: 'Write a Markdown table: `| a | b |`, then `| --- | --- |`.',
  tr: 'Write a Markdown table: `| a | b |`, then `| --- | --- |`.',
  td: 'Write a Markdown table: `| a | b |`, then `| --- | --- |`.',
  th: 'Write a Markdown table: `| a | b |`, then `| --- | --- |`.',
  h1: 'The title of the front matter is the `h1`. Write `## Heading` below it.',
  h2: 'Write `## Heading`.',
  h3: 'Write `### Heading`.',
  h4: 'Write `#### Heading`.',
  h5: 'Write `##### Heading`.',
  h6: 'Write `###### Heading`.',
  dl: 'Write `<Properties>` with a `<Property name="…">` for each entry.',
  iframe: 'Link to it: pages embed nothing from other sites.',
  video: 'Link to it: pages embed no videos.',
  audio: 'Link to it: pages embed no sound.',
  script: 'Remove it: pages run no code of their own.',
  style: "Remove it: how things look is the style sheet's task.",
  svg: 'Put the drawing into a file beside the page and write `![what it shows](./name.svg)`.',
};

/** What other sites call these components. */
const COMPONENT_ALIASES: Readonly<Record<string, string>> = {
  Callout: 'Note',
  Aside: 'Note',
  Admonition: 'Note',
  Info: 'Note',
  Alert: 'Note',
  Caution: 'Warning',
  Tabs: 'CodeGroup',
  Tab: 'CodeGroup',
  TabItem: 'CodeGroup',
  CodeTabs: 'CodeGroup',
  CodeSwitcher: 'CodeGroup',
  Card: 'ResourceCard',
  Cards: 'ResourceCards',
  CardGrid: 'ResourceCards',
  LinkCard: 'ResourceCard',
  FileTree: 'a `text` code block',
  Mermaid: 'Diagram',
  Img: 'Image',
  Param: 'Property',
  ParamField: 'Property',
};

const tag = (name: string) => `\`<${name}>\``;

export const isHtmlElement = (name: string): boolean =>
  Object.hasOwn(HTML_CURES, name) || HTML_ELEMENT_NAMES.some((element) => element === name);

export const unknownElementCure = (name: string): string => {
  if (!name) return 'Remove the tags.';
  const cure = HTML_CURES[name];
  if (cure) return cure;
  if (/^[a-z]/.test(name)) {
    const meant = nearestName(name, [...COMPONENT_NAMES, ...HTML_ELEMENT_NAMES]);
    return meant ? `Did you mean ${tag(meant)}?` : 'Remove the tags and write plain Markdown.';
  }
  const alias = COMPONENT_ALIASES[name];
  if (alias) return alias.startsWith('a ') ? `Write ${alias}.` : `Did you mean ${tag(alias)}?`;
  // One capital letter is a type parameter in prose, as in `List<T>`.
  if (/^[A-Z]\d?$/.test(name)) return `Write it in backticks, or \`\\<${name}>\`.`;
  const nearest = nearestName(name, COMPONENT_NAMES);
  return nearest
    ? `Did you mean ${tag(nearest)}?`
    : 'Write plain Markdown, or one of the components in content/README.md.';
};
