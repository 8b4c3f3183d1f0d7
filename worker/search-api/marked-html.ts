import type { TextPart } from '#worker/search/excerpts/text-parts.ts';

/** The texts before and after a match. */
export type Tags = readonly [pre: string, post: string];

/** The HTML of a text with its matches between tags. The text is escaped. The tags are not, since the client chooses them. */
export const markedHtml = (parts: readonly TextPart[], [pre, post]: Tags): string =>
  parts.map(({ text, isMatch }) => (isMatch ? pre + escaped(text) + post : escaped(text))).join('');

/** Quotation marks are escaped too, since a client may put the text into an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
