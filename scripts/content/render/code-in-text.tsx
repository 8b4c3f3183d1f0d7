/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** Code of up to this length fits on a line of a phone, so it does not wrap. */
const LONGEST_NAME_CHARACTERS = 24;

/** Code of up to this length leaves enough room on a phone for the next column. */
const LONGEST_PART_CHARACTERS = 16;

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

/** Code in a narrow place. A long name may break after a dot; otherwise, it would widen its column or break within a word. */
export const BreakableCode = ({ text, id }: Omit<CodeInTextProps, 'children'>) => (
  <CodeInText text={text} id={id}>
    {isLongName(text) ? brokenInParts(text) : text}
  </CodeInText>
);

/** Code of several words wraps between them. */
const isLongName = (text: string): boolean => text.length > LONGEST_PART_CHARACTERS && !/\s/.test(text);

const brokenInParts = (text: string): ComponentChildren => brokenAt(/(?<=\w[._])(?=[a-z])/i, text);

/** A name that may break before each of its words: `BucketNotificationRequest`. */
export const brokenInWords = (name: string): ComponentChildren =>
  brokenAt(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)(?=[a-z])/, name);

const brokenAt = (boundary: RegExp, text: string): ComponentChildren =>
  text.split(boundary).flatMap((part, index) => (index === 0 ? [part] : [<wbr />, part]));
