import type { Root } from 'mdast';
import { referenceName } from '#content/references.ts';
import { assetHref } from '#content/site.ts';
import { PageImages } from '#scripts/content/files/page-images.ts';
import { type PageContext, pageContext } from '#scripts/content/page/page-context.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { PageCards, PageTexts } from '#scripts/content/page/page-texts.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import { type Problem, type Report, reportInto } from '#scripts/content/problems/problem.ts';
import { counterparts } from '#scripts/content/references/counterparts.ts';
import { pageCards } from '#scripts/content/render/page-cards.ts';
import { pageMarkdown } from '#scripts/content/render/page-markdown.ts';
import { pageStyles } from '#scripts/content/render/page-styles.ts';
import { renderHtml } from '#scripts/content/render/render-html.tsx';
import { samplesCheck } from '#scripts/content/render/samples-check.ts';
import { type SearchRecord, searchRecord } from '#scripts/content/render/search-record.ts';
import { readFrontMatter } from '#scripts/content/source/front-matter.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import { recordedSymbols, type SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { assignAnchors } from '#scripts/content/tree/assign-anchors.ts';
import { checkHeadings } from '#scripts/content/tree/check-headings.ts';
import { checkMarkdown } from '#scripts/content/tree/check-markdown.ts';
import { checkTables } from '#scripts/content/tree/check-tables.ts';
import { collectLinks } from '#scripts/content/tree/collect-links.ts';
import { collectNames } from '#scripts/content/tree/collect-names.ts';
import { collectRecords } from '#scripts/content/tree/collect-records.ts';
import { countSamples } from '#scripts/content/tree/count-samples.ts';
import { labelTables } from '#scripts/content/tree/label-tables.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import { preparePage } from '#scripts/content/tree/prepare-page.ts';
import { resolvePage } from '#scripts/content/tree/resolve-page.ts';
import { recordedVocabulary, type Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import type { CompiledPage } from '#worker/page/compiled-page.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import type { StoredMarkdown } from '#worker/page/stored-markdown.ts';
import { checkArticleSize } from './check-article-size.ts';
import { unreadFacts } from './unread-facts.ts';

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
  colors: PageTexts['colors'];
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
  { projectRoot, symbols, ...options }: CompileOptions,
): Promise<CompileResult> => {
  const { path, file, sourceFile } = source;
  if (source.source === '') return { facts: unreadFacts(source), problems: [] };
  const problems: Problem[] = [];
  const report = reportInto(problems, sourceFile);

  const { vocabulary, used: usedComponents } = recordedVocabulary(options.vocabulary);
  const parsed = parsePage(source.source, vocabulary, report);
  if (!parsed) return { facts: unreadFacts(source), problems };

  const { meta, written } = readFrontMatter(parsed, report);
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
  checkHeadings(root, report);
  checkTables(root, report);
  const { ids, sections } = assignAnchors(root, report);
  labelTables(root);
  const images = new PageImages({ pageFile: file, projectRoot }, report);
  const colors = await preparePage(root, { page, images, knownColors: source.knownColors }, report);
  const facts: PageFacts = {
    path,
    sourceFile,
    meta: written,
    anchors: isExpanded(root) ? ids : undefined,
    sections,
    links: collectLinks(root),
    names: collectNames(root, path),
    images: images.found,
    samples: countSamples(root),
    records: collectRecords(root),
    symbols: recorded.used(),
    components: usedComponents(),
  };

  if (problems.length > 0 || !meta) return { facts, problems };
  const html = renderHtml(root);
  checkArticleSize(html, report);
  if (problems.length > 0) return { facts, problems };
  const cards = pageCards(root);
  const check = samplesCheck(root, symbols, path);
  const checked = check === undefined ? {} : { samplesCheck: check };
  return {
    facts,
    problems,
    output: {
      page: {
        path,
        sourceFile,
        meta,
        sections,
        ...counterpartsOf(page),
        html,
        styles: pageStyles({ path, html }),
        ...(cards && { cards: assetHref(cards.asset) }),
        ...checked,
      },
      markdown: { ...pageMarkdown(root, path, meta), ...checked },
      search: searchRecord(root, path, meta),
      ...(cards && { cards }),
      colors,
    },
  };
};

/** The counterparts of a library reference's page. Other pages have none. */
const counterpartsOf = ({ path, symbols }: PageContext): Pick<PageOutput['page'], 'counterparts'> => {
  const reference = parseReferencePath(path);
  const found = reference && counterparts(reference, symbols);
  return found ? { counterparts: found } : {};
};

/** `true` if all components could expand. A component with mistakes does not expand, so its anchors are unknown. */
const isExpanded = (root: Root): boolean =>
  !walk(root).some((node) => node.type === 'component' && node.definition.expand);
