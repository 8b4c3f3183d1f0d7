import type { RootContent } from 'mdast';
import * as v from 'valibot';
import { cellsHint, hasCells, readData, rowsOf } from '#scripts/content/data-rows.ts';
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

const CELLS = 'element, hint';

/** Advice for HTML elements that pages must not contain, by their names. */
export const HTML_HINTS: ReadonlyMap<string, string> = readData(
  'scripts/components/html-hints.tsv',
  (source, report) =>
    new Map(
      rowsOf(source).map(({ cells, at }) => {
        const [element = '', hint = ''] = cells;
        if (!hasCells(CELLS, cells)) report(at(0), `\`${element}\` has other cells.`, cellsHint(CELLS));
        return [element, hint];
      }),
    ),
);
