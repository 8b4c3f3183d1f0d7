import { createElement } from 'preact';
import { describe, expect, test } from 'vitest';
import { buildVocabulary } from '#scripts/components/build-vocabulary.ts';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import type { ContentModel } from '#scripts/content/tree/component.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';

const component = (content: ContentModel, parents?: readonly string[]) =>
  defineComponent({
    props: {},
    place: 'block',
    content,
    ...(parents ? { parents } : {}),
    html: () => createElement('div', null),
    markdown: () => [],
  });

describe('a vocabulary', () => {
  test('contains every component that its definitions name', () => {
    const { definitionOf } = buildVocabulary({
      List: component(['Item']),
      Item: component('flow', ['List']),
    });
    expect(definitionOf('Item')?.parents).toEqual(['List']);
    expect(definitionOf('Other')).toBeUndefined();
  });

  test.each([
    ['as a parent', component('flow', ['Lst'])],
    ['as content', component(['Lst'])],
  ])('is rejected if a definition names an unknown component %s', (_, wrong) => {
    expect(() => buildVocabulary({ List: component('flow'), Item: wrong })).toThrow(
      'The definition of <Item> names <Lst>, which is not a component.',
    );
  });
});

describe('instead of an unknown tag', () => {
  test.each([
    ['', 'Remove the tags.'],
    ['a', 'Write `[text](/address)`.'],
    ['img', 'Write `![what the image shows](./name.png "The caption")`, or `<Image … />`.'],
    ['dl', 'Write `<Properties>` with a `<Property name="…">` for each entry.'],
    ['detals', 'Did you mean `<details>`?'],
    ['div', 'Remove the tags and write plain Markdown.'],
    ['constructor', 'Remove the tags and write plain Markdown.'],
    ['Admonition', 'Did you mean `<Note>`?'],
    ['ParamField', 'Did you mean `<Property>`?'],
    ['FileTree', 'Write a `text` code block.'],
    ['T', 'Write it in backticks, or `\\<T>`.'],
    ['Stps', 'Did you mean `<Steps>`?'],
    ['Whatever', 'Write plain Markdown, or one of the components in content/README.md.'],
  ])('%j: %s', (name, cure) => {
    expect(VOCABULARY.unknownTagCure(name)).toBe(cure);
  });
});

test.each([
  ['a', true],
  ['img', true],
  ['kbd', true],
  ['Note', false],
  ['string', false],
])('%s is an HTML element: %s', (name, expected) => {
  expect(VOCABULARY.isHtmlElement(name)).toBe(expected);
});
