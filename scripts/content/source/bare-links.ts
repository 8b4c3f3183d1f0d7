import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

/** Fenced code, code in text, targets of links, and values of properties. None of them contains a bare link. */
const OTHER_PARTS = /^([ \t]*)(`{3,}).*\n(?:.*\n)*?\1\2[ \t]*$|`[^`\n]+`|\]\([^)\n]*\)|="[^"]*"/gm;

/** `false` if a page has no address or mail address outside code and links. */
export const mayHaveBareLink = (source: string): boolean =>
  /https?:|www\.|@/i.test(source.replaceAll(OTHER_PARTS, ''));

/** GitHub-flavored Markdown without bare links. */
export function remarkGfmWithoutBareLinks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(gfmFromMarkdown());
}
