/** A part of a text that matches the query as a whole, or does not match it at all. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text whose matches are marked, in the search dialog and on the results page. */
export const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
