import { gzipSync } from 'node:zlib';
import type { Image, Root } from 'mdast';
import { referenceName } from '#content/references.ts';
import { assetHref } from '#content/site.ts';
import { buildSample } from '#scripts/content/code/build-sample.ts';
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
import { type Vocabulary, viewOf } from '#scripts/content/tree/define-component.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
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

interface PageResources {
  page: PageContext;
  images: PageImages;
}

/**
 * Colors code, measures images and prepares components, all asynchronously. Stores the results in the nodes' `data`. Components
 * come last, because some of them need the colored code inside.
 */
const preparePage = async (root: Root, { page, images }: PageResources, report: Report): Promise<void> => {
  const linked = new Set<string>();
  const nodes = walk(root);
  for (const node of nodes) {
    if (node.type === 'code') {
      // The problems of a derived block are those of the block that it comes from.
      const sample = await buildSample(node, page, node.data?.derivedFrom ? () => {} : report, linked);
      if (sample) node.data = { ...node.data, sample };
    } else if (node.type === 'image') {
      await prepareImage(node, images, report);
    }
  }
  for (const node of nodes) {
    if (node.type !== 'component' || !node.definition.prepare) continue;
    const prepared = await node.definition.prepare({ ...viewOf(node), page, images, report });
    node.data = { ...node.data, prepared };
  }
};

const prepareImage = async (node: Image, images: PageImages, report: Report): Promise<void> => {
  if (!node.alt?.trim())
    report(
      node,
      'The image has no text alternative.',
      'Write what it shows: `![A bucket in the dashboard](./dashboard.png)`.',
    );
  const image = await images.read(node.url, node);
  if (image) node.data = { ...node.data, image };
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
