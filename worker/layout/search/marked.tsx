import type { TextPart } from '#worker/search/excerpts/text-parts.ts';

/** A text whose matches are marked. */
export const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
