/** @jsxRuntime automatic @jsxImportSource preact */

import type { Code } from 'mdast';
import { CLOUD_NAMES, CLOUDS } from '#content/clouds.ts';
import { type Reference, referenceName } from '#content/references.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { wiresIn } from './resources.tsx';
import { type Wire, wiredCode } from './wired-code.ts';
import { Wires, type WiresProps } from './wires.tsx';

/**
 * Samples in several languages with a line from each word to the resource that it becomes on a cloud. Readers choose the cloud,
 * which needs no script.
 */
export const codeToCloud = defineComponent({
  props: {},
  place: 'block',
  content: 'flow',
  prepare: async ({ node, page, report }) => {
    const nodes = walk(node);
    const wires = wiresIn(nodes);
    return nodes.flatMap((inner) =>
      inner.type === 'code' && isRead(inner, page.symbols.unread) ? wireUp(inner, wires, report) : [],
    );
  },
  html: ({ prepared, children }) => (
    <figure class="code-to-cloud">
      {children}
      <div class="all-wires" data-tabs="language" aria-hidden="true">
        {prepared.map((drawing) => (
          <Wires {...drawing} />
        ))}
      </div>
      <CloudChoice />
    </figure>
  ),
  markdown: ({ children }) => children,
});

/** `false` for a block whose library's data has mistakes. They are reported, and no name of the block has a symbol. */
const isRead = ({ data }: Code, unread: ReadonlySet<Reference>): boolean => {
  const library = data?.sample?.library;
  return !library || !unread.has(referenceName(library.sdk, library.version));
};

/** Begins the wires in a code block. Returns the drawing of the rest of them, or nothing for a block without a sample. */
const wireUp = (code: Code, wires: readonly Wire[], report: Report): WiresProps[] => {
  const sample = code.data?.sample;
  if (!sample) return [];
  const { html, rows } = wiredCode(sample.html, wires);
  code.data = { ...code.data, sample: { ...sample, html } };
  const drawn = wires.flatMap(({ symbol, className }, index) => {
    const row = rows[index];
    if (row !== undefined) return { row, className };
    report(
      code,
      `The sample has no place for the line of \`${symbol}\`.`,
      'Call the symbol, and leave the line above or below the call empty or shorter.',
    );
    return [];
  });
  return [{ language: sample.language, wires: drawn }];
};

const CloudChoice = () => (
  <fieldset class="cloud-choice">
    <legend class="sr-only">Cloud</legend>
    {CLOUD_NAMES.map((name, index) => (
      <label>
        <input type="radio" name="cloud" value={name} checked={index === 0} autocomplete="off" />
        {CLOUDS[name].label}
      </label>
    ))}
  </fieldset>
);
