/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { HIDE_ACCEPTED_VALUES, SHOW_ACCEPTED_VALUES } from '#content/messages.ts';

/** The values that a property accepts, as a list that readers open. */
export const AcceptedValues = ({ children }: { children: ComponentChildren }) => (
  <details class="accepted-values">
    <summary>
      <span class="when-closed">{SHOW_ACCEPTED_VALUES}</span>
      <span class="when-open">{HIDE_ACCEPTED_VALUES}</span>
    </summary>
    {children}
  </details>
);
