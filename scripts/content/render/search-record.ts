import type { Nodes, Root } from 'mdast';
import { SAMPLE_LANGUAGES } from '#content/sdks.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { plainNodes } from './page-markdown.ts';

/** A page's text for the search. It includes tabs and variants that are hidden at first. */
export interface SearchRecord {
  path: PagePath;
  title: string;
  description: string;
  /** Words of readers' questions by the anchor of a section, or by `overview` for the text before the first heading. */
  keywords: readonly (readonly [anchor: string, words: string])[];
  /** The sections in order. Text before the first heading is a section without `id` and `title`. */
  sections: SearchSection[];
}

export interface SearchSection {
  id?: string;
  title?: string;
  /** The level of the heading, from 2 to 6, or 1 for the text before the first heading. */
  depth: number;
  /** The prose, and what programs print. Blocks are separated by line breaks. */
  text: string;
  /** The code in the languages of the libraries. Blocks are separated by line breaks. */
  code: string;
  /** All other code: commands and configuration. Blocks are separated by line breaks. */
  commands: string;
}

export const searchRecord = (
  root: Root,
  { path, title, description, keywords }: Omit<SearchRecord, 'sections'>,
): SearchRecord => {
  const sections: SearchSection[] = [];
  let section: SearchSection = { depth: 1, text: '', code: '', commands: '' };
  const endSection = () => {
    if (section.id || section.text || section.code || section.commands) sections.push(section);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      endSection();
      section = {
        ...(node.data?.id ? { id: node.data.id } : {}),
        title: inlineText(node),
        depth: node.depth,
        text: '',
        code: '',
        commands: '',
      };
    } else if (node.type === 'code') {
      const kind = kindOf(node.lang);
      section[kind] = joined(section[kind], node.value);
    } else if (node.type === 'paragraph' || node.type === 'tableRow')
      section.text = joined(section.text, inlineText(node));
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  for (const node of plainNodes([root], { rendering: 'search' })) visit(node);
  endSection();
  return { path, title, description, keywords, sections };
};

/** The output of a program counts as prose, because readers search for its messages. */
const kindOf = (language: string | null | undefined): 'text' | 'code' | 'commands' => {
  if (language === 'text') return 'text';
  return language && language in SAMPLE_LANGUAGES ? 'code' : 'commands';
};

const joined = (text: string, more: string): string => (text && more ? `${text}\n${more}` : text || more);

const inlineText = (node: Nodes): string => rawText(node).replace(/\s+/g, ' ').trim();

const rawText = (node: Nodes): string => {
  if (node.type === 'break') return ' ';
  if (node.type === 'tableCell') return `${node.children.map(rawText).join('')} `;
  if ('children' in node) return node.children.map(rawText).join('');
  if (node.type === 'image') return node.alt ?? '';
  return 'value' in node ? node.value : '';
};
