/** Everything that an author may write between angle brackets. */
export const COMPONENT_NAMES = [
  'Note',
  'Tip',
  'Warning',
  'Danger',
  'Preview',
  'Properties',
  'Property',
  'CodeGroup',
  'BySdk',
  'Sdk',
  'ResourceCards',
  'ResourceCard',
  'Guides',
  'Guide',
  'Steps',
  'Step',
  'Badge',
  'Image',
  'Diagram',
] as const;

/** The few HTML elements that Markdown has no sign for. */
export const HTML_ELEMENT_NAMES = ['br', 'kbd', 'sub', 'sup', 'details', 'summary'] as const;

export type ComponentName = (typeof COMPONENT_NAMES)[number] | (typeof HTML_ELEMENT_NAMES)[number];
