/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** Code of up to this length fits on a line of a phone, so it does not wrap. */
const LONGEST_NAME_CHARACTERS = 24;

interface CodeInTextProps {
  text: string;
  id?: string | undefined;
  /** The text with links. */
  children?: ComponentChildren;
}

/** A name or a short piece of code within a text. */
export const CodeInText = ({ text, id, children = text }: CodeInTextProps) => (
  <code id={id} class={text.length > LONGEST_NAME_CHARACTERS ? 'long' : undefined}>
    {children}
  </code>
);
