import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { type CompileResult, compilePage } from '#scripts/content/compile/compile-page.ts';
import { NO_SYMBOLS, type SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Vocabulary } from '#scripts/content/tree/define-component.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { type MarkdownBlock, ORIGIN_PLACEHOLDER } from '#worker/model/stored-markdown.ts';

export const FRONT_MATTER = `---
title: Storage
description: Store and serve files in buckets, react to uploads and hand out links.
---
`;
const FRONT_MATTER_LINES = 4;

export interface CompiledBody extends CompileResult {
  html: string;
  /** The Markdown below its head, with links inside the site as in the HTML. */
  markdown: string;
  /** The prose of every section, in order. */
  searchText: string[];
  /** The problems as `line:column message | hint`. The first line of the body is line 1. */
  found: string[];
}

const textOf = (block: MarkdownBlock): string => (typeof block === 'string' ? block : block.all);

interface CompileBodyOptions {
  vocabulary?: Vocabulary;
  address?: string;
  symbols?: SiteSymbols;
}

/** Compiles a page with valid front matter. `folder` contains its images. */
export const compileBody = async (
  body: string,
  folder?: string,
  { vocabulary = VOCABULARY, symbols = NO_SYMBOLS, address = '/storage' }: CompileBodyOptions = {},
): Promise<CompiledBody> => {
  const path = pagePath(address);
  const projectRoot = folder ?? '/project';
  const result = await compilePage(
    {
      path,
      file: join(projectRoot, 'storage.mdx'),
      sourceFile: 'storage.mdx',
      source: `${FRONT_MATTER}${body}`,
    },
    { projectRoot, vocabulary, symbols },
  );
  const markdown = result.output?.markdown.blocks.map(textOf).join('\n\n') ?? '';
  return {
    ...result,
    html: result.output?.page.html ?? '',
    markdown: markdown
      .replaceAll(`${ORIGIN_PLACEHOLDER}${pageHref(path)}#`, '#')
      .replaceAll(ORIGIN_PLACEHOLDER, ''),
    searchText: result.output?.search.sections.map(({ text }) => text) ?? [],
    found: result.problems.map(
      ({ line, column, message, hint }) => `${line - FRONT_MATTER_LINES}:${column} ${message} | ${hint}`,
    ),
  };
};

/**
 * A table of wrong texts, in which `\n` and `\t` are a line break and a tab, each with its only problem, and some with the address
 * of their page. Lines without a tab are titles.
 */
export const problemsIn = (table: URL): [text: string, problem: string, address: string | undefined][] =>
  readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [text = '', problem = '', address] = line.split('\t');
      return [text.replaceAll('\\n', '\n').replaceAll('\\t', '\t'), problem, address];
    });

/** A black PNG of 40 by 20 pixels. */
export const PNG_40_BY_20 = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000028000000140800000000da2d20670000000f49444154785e631805a360149004000334000107a5d5f70000000049454e44ae426082',
  'hex',
);

export const folderWithImage = async (name: string): Promise<string> => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, name), PNG_40_BY_20);
  return folder;
};
