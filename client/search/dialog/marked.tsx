import type { TextPart } from '#client/search/results/marked-text.ts';

/** A text whose matching words are marked. */
export const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity and no state.
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
