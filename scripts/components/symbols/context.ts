import type { PhrasingContent, RootContent } from 'mdast';
import { DOCS_PREFIX } from '#content/site.ts';
import { phrasingOf } from '#scripts/components/markdown-nodes.ts';
import { addressOnPage } from '#scripts/content/addresses.ts';
import type { Origin, Report } from '#scripts/content/problems/problem.ts';
import type { LibrarySymbols, SiteSymbols, ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { ComponentNode, ExpansionView } from '#scripts/content/tree/define-component.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';

/** The library and the page of symbols, and how their Markdown is read. */
export interface Context {
  library: LibrarySymbols;
  /** The name of the page, which is the name of its file of symbols: `storage`, or `index`. */
  page: string;
  symbols: SiteSymbols;
  origin: (path: ValuePath) => Origin;
  /** The Markdown of a value as blocks. */
  blocks: (markdown: string, path: ValuePath) => RootContent[];
  /** The Markdown of a value of one line. */
  line: (markdown: string, path: ValuePath) => PhrasingContent[];
  /** The same for a value of another file of the library: that of a page, or `library`. */
  lineOf: (file: string, markdown: string, path: ValuePath) => PhrasingContent[];
  /** The address of a symbol as an author writes it. It is only the anchor if the symbol is on this page. */
  address: (href: string) => string;
}

/** Returns `undefined` if the page belongs to no library with symbols. */
export const contextOf = ({ page, parse }: Pick<ExpansionView, 'page' | 'parse'>): Context | undefined => {
  const found = referencePageOf(page);
  if (!found) return undefined;
  const { library, name } = found;
  const lineOf = (file: string, markdown: string, path: ValuePath) =>
    phrasingOf(parse(markdown, library.origin(file, path)));
  return {
    library,
    page: name,
    symbols: page.symbols,
    origin: (path) => library.origin(name, path),
    blocks: (markdown, path) => parse(markdown, library.origin(name, path)),
    line: (markdown, path) => lineOf(name, markdown, path),
    lineOf,
    address: (href) => addressOnPage(href, page.path).replace(DOCS_PREFIX, ''),
  };
};

/** The library of a reference page, and the page's name in it. */
export const referencePageOf = ({
  path,
  symbols,
}: ExpansionView['page']): { library: LibrarySymbols; name: string } | undefined => {
  const parsed = parseReferencePath(path);
  const library = parsed && symbols.get(parsed.reference);
  return parsed && library && { library, name: parsed.rest.slice(1) || 'index' };
};

/** Reports a component on a page without symbols. */
export const checkLocation = (node: ComponentNode, report: Report, page: ExpansionView['page']): void => {
  if (!referencePageOf(page))
    report(
      node,
      `\`<${node.name} />\` is on a page without symbols.`,
      'Use it in `content/pages/reference`, below a library that has data in `content/symbols`.',
    );
};
