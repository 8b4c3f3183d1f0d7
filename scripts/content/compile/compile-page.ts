import type { Root, Yaml } from 'mdast';
import type { PageImage } from '#scripts/content/files/images.ts';
import { type Problem, reportInto } from '#scripts/content/problems/problem.ts';
import { pageMarkdown } from '#scripts/content/render/page-markdown.ts';
import { renderHtml } from '#scripts/content/render/render-html.tsx';
import { type SearchRecord, searchRecord } from '#scripts/content/render/search-record.ts';
import { readFrontMatter } from '#scripts/content/source/front-matter.ts';
import { parsePage } from '#scripts/content/source/parse-page.ts';
import { assignAnchors } from '#scripts/content/tree/assign-anchors.ts';
import { checkHeadings } from '#scripts/content/tree/check-headings.ts';
import { collectLinks, type PageLink } from '#scripts/content/tree/collect-links.ts';
import { labelTables } from '#scripts/content/tree/label-tables.ts';
import { preparePage } from '#scripts/content/tree/prepare-page.ts';
import { resolvePage } from '#scripts/content/tree/resolve-page.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { CompiledPage, PageMeta, PageSection } from '#worker/page/types.ts';

export interface SourcePage {
  path: PagePath;
  /** Absolute. */
  file: string;
  /** From the project's root. */
  sourceFile: string;
  source: string;
}

/** What other pages and the checks over all pages need to know of a page. */
export interface PageFacts {
  path: PagePath;
  sourceFile: string;
  meta: Partial<PageMeta>;
  /** `undefined` where the page could not be read. */
  anchors: string[] | undefined;
  sections: PageSection[];
  links: PageLink[];
  images: PageImage[];
}

export interface PageOutput {
  page: Omit<CompiledPage, 'lastChanged'>;
  markdown: string;
  search: SearchRecord;
}

export interface CompileResult {
  facts: PageFacts;
  problems: Problem[];
  /** None where the page has problems. */
  output?: PageOutput;
}

/** The one pass over a page: its HTML, Markdown, search record and facts come from the same tree. */
export const compilePage = async (source: SourcePage, projectRoot: string): Promise<CompileResult> => {
  const { path, file, sourceFile } = source;
  const problems: Problem[] = [];
  const report = reportInto(problems, sourceFile);

  const parsed = parsePage(source.source, report);
  if (!parsed)
    return {
      facts: { path, sourceFile, meta: {}, anchors: undefined, sections: [], links: [], images: [] },
      problems,
    };

  const { meta, written } = readFrontMatter(
    parsed.children.find((node): node is Yaml => node.type === 'yaml'),
    report,
  );
  const root: Root = resolvePage(parsed, report);
  checkHeadings(root, report);
  const { ids, sections } = assignAnchors(root, report);
  labelTables(root);
  const images = await preparePage(root, { pageFile: file, projectRoot }, report);
  const facts: PageFacts = {
    path,
    sourceFile,
    meta: written,
    anchors: ids,
    sections,
    links: collectLinks(root),
    images,
  };

  if (problems.length > 0 || !meta) return { facts, problems };
  return {
    facts,
    problems,
    output: {
      page: { path, sourceFile, meta, sections, html: renderHtml(root) },
      markdown: pageMarkdown(root, meta),
      search: searchRecord(root, path, meta),
    },
  };
};
