/** @jsxRuntime automatic @jsxImportSource preact */

import * as v from 'valibot';
import type { IconName } from '#content/icon-names.ts';
import { defineComponent } from '#scripts/content/tree/define-component.ts';
import { Icon } from './icon.tsx';
import { flow, paragraph, strong } from './markdown-nodes.ts';

/**
 * A remark under a title, which is `word` by default. The kind determines its class and its icon. Screen readers and Markdown get
 * the word before any other title, too, because nothing else tells them a danger from a note.
 */
const callout = (kind: IconName, word: string, aliases: readonly string[] = []) =>
  defineComponent({
    props: { title: v.optional(v.pipe(v.string(), v.nonEmpty())) },
    place: 'block',
    content: 'flow',
    aliases,
    html: ({ props, children }) => (
      <div class={`callout callout-${kind}`} role="note">
        <p class="callout-title">
          <Icon name={kind} />
          {props.title && <span class="sr-only">{`${word}: `}</span>}
          {props.title ?? word}
        </p>
        {children}
      </div>
    ),
    markdown: ({ props, children }) => [
      {
        type: 'blockquote',
        children: [paragraph(strong(props.title ? `${word}: ${props.title}` : word)), ...flow(children)],
      },
    ],
  });

export const note = callout('note', 'Note', ['Callout', 'Aside', 'Admonition', 'Info', 'Alert']);
export const tip = callout('tip', 'Tip');
export const warning = callout('warning', 'Warning', ['Caution']);
export const danger = callout('danger', 'Danger');
export const preview = callout('preview', 'Preview');
