import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPONENTS, VOCABULARY } from '#scripts/components/vocabulary.ts';

describe('instead of an unknown tag', () => {
  test.each([
    ['', 'Remove the tags.'],
    ['img', 'Write `![what the image shows](./name.png "The caption")`, or `<Image … />`.'],
    ['dl', 'Write `<Properties>` with a `<Property name="…">` for each entry.'],
    ['detals', 'Did you mean `<details>`?'],
    ['constructor', 'Remove the tags and write plain Markdown.'],
    ['Admonition', 'Did you mean `<Note>`?'],
    ['FileTree', 'Write a `text` code block.'],
    ['T', 'Write it in backticks, or `\\<T>`.'],
  ])('%j: %s', (name, hint) => {
    expect(VOCABULARY.unknownTagHint(name)).toBe(hint);
  });
});

/** A component as `defineComponent` and `defineExpansion` return it. */
const isComponent = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'markdown' in value &&
  'props' in value &&
  'content' in value;

test('authors can use every component that a file of scripts/components defines', async () => {
  const folder = new URL('../../../scripts/components/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).pathname)));
  const defined = modules.flatMap((module) => Object.values(module)).filter(isComponent);
  expect(defined.length).toBeGreaterThan(30);
  expect(new Set(defined)).toEqual(new Set(Object.values(COMPONENTS)));
});
