/** Returns the values of an attribute of all elements, in order. Code samples only contain text, so they have no elements. */
export const attributeValues = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<[a-z][^<>]*?\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** Returns the levels of the headings, in order. */
export const headingLevels = (html: string): number[] =>
  [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));

/** Returns the opening tags of the elements with one of these names, in order. */
export const tags = (html: string, ...names: string[]): string[] =>
  html.match(new RegExp(`<(?:${names.join('|')})(?=[ >])[^>]*>`, 'g')) ?? [];

/** Returns the words that a reader can read. */
export const words = (html: string): string[] =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));

/** Returns the values that occur more than once. */
export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

export const unescaped = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&([#\w]+);/g, (entity, name) => ENTITIES[name] ?? entity);

/** Returns the text of each element with one of these names, in order. The elements must not contain each other. */
export const textsOf = (html: string, ...names: string[]): string[] =>
  [...html.matchAll(new RegExp(`<(${names.join('|')})(?=[ >])[^>]*>(.*?)</\\1>`, 'gs'))].map(
    ([, , inner = '']) => unescaped(inner.replace(/<[^>]+>/g, '')),
  );
