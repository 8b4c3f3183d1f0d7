import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import type {} from 'remark-parse';
import type { Data } from 'unified';

/** Fenced code, code in text, targets of links, and values of properties. None of them contains a bare link. */
const OTHER_PARTS = /^([ \t]*)(`{3,}).*\n(?:.*\n)*?\1\2[ \t]*$|`[^`\n]+`|\]\([^)\n]*\)|="[^"]*"/gm;

/** `false` if a page has no address or mail address outside code and links. */
export const mayHaveBareLink = (source: string): boolean =>
  /https?:|www\.|@/i.test(source.replaceAll(OTHER_PARTS, ''));

/** Adds GitHub-flavored Markdown without bare links to the data of a parser that has not parsed anything yet. */
export const addGfmWithoutBareLinks = (data: Data): void => {
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
};
