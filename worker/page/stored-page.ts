import { asciiHtml } from './ascii-html.ts';
import type { CompiledPage } from './compiled-page.ts';

/**
 * The text of a page in KV: a line of JSON with everything besides the HTML, and then the HTML in ASCII. Within JSON, the HTML
 * would take about as long to parse as the page takes to render.
 */
export const storedPage = ({ html, ...facts }: CompiledPage): string =>
  `${JSON.stringify(facts)}\n${asciiHtml(html)}`;

/** Reads a text that `storedPage` returned. */
export const parseStoredPage = (text: string): CompiledPage => {
  const end = text.indexOf('\n');
  return { ...JSON.parse(text.slice(0, end)), html: text.slice(end + 1) };
};
