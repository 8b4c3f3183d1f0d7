/** @jsxRuntime automatic @jsxImportSource preact */
import * as v from 'valibot';
import { defineComponent } from '#scripts/content/tree/component.ts';
import { Icon } from './icon.tsx';
import { flow, paragraph, strong } from './plain.ts';

type Kind = 'note' | 'tip' | 'warning' | 'danger' | 'preview';

/** A remark beside the text; `title` replaces its word. */
export const callout = (kind: Kind, word: string) =>
  defineComponent({
    props: { title: v.optional(v.string()) },
    place: 'block',
    content: 'flow',
    html: ({ props, children }) => (
      <div class={`callout callout-${kind}`} role="note">
        <p class="callout-title">
          <Icon name={kind} />
          {props.title ?? word}
        </p>
        {children}
      </div>
    ),
    markdown: ({ props, children }) => [
      { type: 'blockquote', children: [paragraph(strong(props.title ?? word)), ...flow(children)] },
    ],
  });
