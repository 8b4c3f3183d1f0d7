import { gzipSync } from 'node:zlib';
import { referenceName } from '#content/references.ts';
import { assetHref } from '#content/site.ts';
import { PageImages } from '#scripts/content/files/page-images.ts';
import { type Problem, type Report, reportInto } from '#scripts/content/problems/problem.ts';
import { counterparts } from '#scripts/content/reference-subjects.ts';
import { pageCards, pageStyles, samplesRelease, samplesSdk } from '#scripts/content/render/page-assets.ts';
import { pageMarkdown } from '#scripts/content/render/page-markdown.ts';
import { renderHtml } from '#scripts/content/render/render-html.tsx';
import { type SearchRecord, searchRecord } from '#scripts/content/render/search-record.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import { readFrontMatter } from '#scripts/content/source/read-front-matter.ts';
import { recordedSymbols, type SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { checkMarkdown } from '#scripts/content/tree/check-markdown.ts';
import type { Vocabulary } from '#scripts/content/tree/define-component.ts';
import { preparePage } from '#scripts/content/tree/prepare-page.ts';
import { resolvePage } from '#scripts/content/tree/resolve-page.ts';
import { visitPage } from '#scripts/content/tree/visit-page.ts';
import type { CompiledPage } from '#worker/model/compiled-page.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import type { StoredMarkdown } from '#worker/model/stored-markdown.ts';
import {
  type PageCards,
  type PageContext,
  type PageFacts,
  pageContext,
  type SourcePage,
  unreadFacts,
} from './page-facts.ts';

export interface CompileOptions {
  projectRoot: string;
  vocabulary: Vocabulary;
  symbols: SiteSymbols;
}

interface PageOutput {
  page: Omit<CompiledPage, 'lastChanged'>;
  markdown: StoredMarkdown;
  search: SearchRecord;
  cards?: PageCards;
}

export interface CompileResult {
  facts: PageFacts;
  problems: Problem[];
  /** A page with problems has no output. */
  output?: PageOutput;
}

/** Compiles a page. Its HTML, Markdown, search record and facts all come from the same tree. */
export const compilePage = async (
  source: SourcePage,
  { projectRoot, symbols, vocabulary }: CompileOptions,
): Promise<CompileResult> => {
  const { path, file, sourceFile } = source;
  if (source.source === '') return { facts: unreadFacts(source), problems: [] };
  const problems: Problem[] = [];
  const report = reportInto(problems, sourceFile);

  const parsed = parsePage(source.source, vocabulary, report);
  if (!parsed) return { facts: unreadFacts(source), problems };

  const { meta, written, keywords } = readFrontMatter(parsed, report);
  const recorded = recordedSymbols(symbols);
  const page = pageContext(source, recorded.symbols);
  if (page.library && symbols.unread.has(referenceName(page.library.sdk, page.library.version)))
    return { facts: { ...unreadFacts(source), meta: written }, problems };
  const parseText = (text: string, reportText: Report) => {
    const root = parsePage(text, vocabulary, reportText);
    if (root) checkMarkdown(root, { source: text, vocabulary }, reportText);
    return root;
  };
  checkMarkdown(parsed, { source: source.source, vocabulary }, report);
  const root = resolvePage(parsed, { vocabulary, page, report, parseText });
  const images = new PageImages({ pageFile: file, projectRoot }, report);
  await preparePage(root, { page, images }, report);
  const facts: PageFacts = { ...unreadFacts(source), meta: written, images: images.found };
  visitPage(root, { facts, keywords, report });
  facts.symbols = recorded.used();

  if (problems.length > 0 || !meta) return { facts, problems };
  const html = renderHtml(root);
  checkArticleSize(html, report);
  if (problems.length > 0) return { facts, problems };
  const cards = pageCards(root);
  const check = samplesRelease(root, symbols, path);
  const checked = check === undefined ? {} : { samplesRelease: check };
  const sdk = samplesSdk(root, html);
  return {
    facts,
    problems,
    output: {
      page: {
        path,
        sourceFile,
        meta,
        sections: facts.sections,
        ...counterpartsOf(page),
        html,
        styles: pageStyles({ path, html }),
        ...(cards && { cards: assetHref(cards.asset) }),
        ...checked,
        ...(sdk && { samplesSdk: sdk }),
      },
      markdown: { ...pageMarkdown(root, path, meta), ...checked },
      search: searchRecord(root, { path, ...meta, keywords: keywords.words }),
      ...(cards && { cards }),
    },
  };
};

/** The counterparts of a library reference's page. Other pages have none. */
const counterpartsOf = ({ path, symbols }: PageContext): Pick<PageOutput['page'], 'counterparts'> => {
  const reference = parseReferencePath(path);
  const found = reference && counterparts(reference, symbols);
  return found ? { counterparts: found } : {};
};

/** The limit applies after gzip. A reader waits for the whole article. */
const MOST_BYTES = 12_000;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

/** Reports an article that is too large. */
const checkArticleSize = (html: string, report: Report): void => {
  // The fastest level takes a fifth of the time. If its result fits, that of the best level fits too.
  if (gzipSync(html, { level: 1 }).length <= MOST_BYTES) return;
  const bytes = gzipSync(html, { level: 9 }).length;
  if (bytes > MOST_BYTES)
    report(
      undefined,
      `The article is ${inKilobytes(bytes)} after gzip. The limit is ${inKilobytes(MOST_BYTES)}.`,
      'Move part of it to its own page, or shorten similar samples.',
    );
};
