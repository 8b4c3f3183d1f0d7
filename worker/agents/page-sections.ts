import type { SdkSlug } from '#content/sdks.ts';
import type { ResolvedPage } from '#worker/model/resolve-path.ts';
import { markdownText, type StoredMarkdown } from '#worker/model/stored-markdown.ts';
import { readMarkdown, readPage } from '#worker/page/page-store.ts';
import { type MarkdownSection, markdownSections } from './markdown-sections.ts';
import type { AgentSite } from './tool.ts';

/** A section of a page with its anchor. The text before the first heading has the anchor `overview`. */
export interface PageSection extends MarkdownSection {
  anchor: string;
}

/** The sections of a page, and the section that each of its anchors is in. */
export interface PageSections {
  sections: readonly PageSection[];
  /** The index of the section with an anchor, which may be that of a heading or of anything below one. */
  anchors: ReadonlyMap<string, number>;
}

/** The anchor that search results give the text before the first heading. */
const OVERVIEW = 'overview';
const TAG_WITH_ID = /<(\w+)(?: [^<>]*)? id="([^"]*)"/g;

/** Reads the sections of a page, for one library or for all. `read` is the page's Markdown, if it was read already. */
export const sectionsOfPage = async (
  { entry }: Pick<ResolvedPage, 'entry'>,
  sdk: SdkSlug | undefined,
  { store }: Pick<AgentSite, 'store'>,
  read?: StoredMarkdown,
): Promise<PageSections> => {
  const [{ html }, markdown] = await Promise.all([
    readPage(store, entry.hash),
    read ?? readMarkdown(store, entry.markdown),
  ]);
  return pageSections(html, markdownText(markdown, sdk));
};

/**
 * Joins a page's HTML, which has the anchors, to the Markdown of its article. Both have the same headings in the same order,
 * since the build writes them from one tree.
 */
export const pageSections = (html: string, markdown: string): PageSections => {
  const ids = headingIds(html);
  const anchors = new Map<string, number>();
  let section = 0;
  for (const [, tag = '', id = ''] of html.matchAll(TAG_WITH_ID)) {
    if (isHeading(tag)) section += 1;
    if (isHeading(tag) || !anchors.has(id)) anchors.set(id, section);
  }
  if (!anchors.has(OVERVIEW)) anchors.set(OVERVIEW, 0);
  const headed = markdownSections(markdown);
  const lead = headed[0] ? markdown.slice(0, markdown.indexOf(headed[0].text)) : markdown;
  const overview = { title: 'Overview', level: 1, isName: false, text: lead.trim() };
  const sections = [overview, ...headed].map((section, index) => ({
    ...section,
    anchor: ids[index] ?? '',
  }));
  return { sections, anchors };
};

const isHeading = (tag: string): boolean => /^h\d$/.test(tag);

/** The anchors of a page's headings, in order. The first stands for the text before them. */
export const headingIds = (html: string): string[] => [
  OVERVIEW,
  ...[...html.matchAll(TAG_WITH_ID)].flatMap(([, tag = '', id = '']) => (isHeading(tag) ? id : [])),
];

/** A section with its subsections: up to the next heading of its level or of a higher one. */
export const wholeSection = (
  { sections, anchors }: PageSections,
  anchor: string,
): PageSection | undefined => {
  const [section, ...rest] = sections.slice(anchors.get(anchor) ?? sections.length);
  if (!section || section === sections[0]) return section;
  const end = rest.findIndex(({ level }) => level <= section.level);
  const inner = rest.slice(0, end === -1 ? rest.length : end);
  return { ...section, text: [section, ...inner].map(({ text }) => text).join('\n\n') };
};

/** The headings of a page as a list of anchors and titles. Without room for all, the deepest levels are left out first. */
export const tableOfContents = (
  { sections }: PageSections,
  mostCharacters = Number.POSITIVE_INFINITY,
): string => {
  const headed = sections.slice(1);
  const levels = [...new Set(headed.map(({ level }) => level))].sort((a, b) => b - a);
  const listTo = (deepest: number) =>
    headed
      .filter(({ level }) => level <= deepest)
      .map(({ level, anchor, title }) => `${'  '.repeat(Math.max(0, level - 2))}- #${anchor} ${title}`);
  const lists = levels.map(listTo);
  const list = lists.find((lines) => lines.join('\n').length <= mostCharacters) ?? lists.at(-1) ?? [];
  let characters = 0;
  const shown = list.filter((line) => {
    characters += line.length + 1;
    return characters <= mostCharacters;
  });
  const left = headed.length - shown.length;
  return [...shown, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n');
};
