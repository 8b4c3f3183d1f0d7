import type { PhrasingContent } from 'mdast';
import { code, joined, lines, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { docsHref } from '#scripts/content/addresses/docs-href.ts';
import type { SymbolFile } from '#scripts/content/symbols/file-schemas.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { capitalized } from '#worker/page/capitalized.ts';
import { anchorTextPart, indexPart } from './anchor-parts.tsx';
import { type Context, checkPlace, contextOf } from './context.ts';
import { type MovedLinks, movedLinks } from './moved-links.ts';
import { namesBelow } from './names-below.ts';
import { pageTitle } from './page-title.ts';
import { symbolTitle } from './symbol-title.ts';
import { notIn } from './symbols.ts';

/**
 * Everything that a library has, and what it lacks, one row for each page. The links carry the anchors that
 * the overview once had.
 */
export const symbolTable = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  check: checkPlace,
  expand: (view) => {
    const context = contextOf(view);
    if (!context) return [];
    const moved = movedLinks(context.library);
    const rows = [...context.library.pages].map(([page, file]) => {
      const title = moved.link(docsHref(pageAddress(context.library.reference, page)), text(pageTitle(page)));
      const symbols = pageLines(file, context, moved);
      const absent = absentLines(page, file, context, moved);
      return [[title], lines([...symbols, ...restLines(page, moved), ...absent])];
    });
    const own = restLines('index', moved);
    const start = own.length > 0 ? [[[text('Introduction')], lines(own)]] : [];
    return [indexPart({}, tableOf(['Page', 'Symbols'], [...start, ...rows, ...absentPages(context)]))];
  },
});

const pageLines = ({ symbols }: SymbolFile, { library }: Context, moved: MovedLinks): PhrasingContent[][] =>
  symbols.map((symbol) => {
    const link = (id: string, title: string) => moved.link(library.find(id)?.href ?? '', code(title));
    return [
      link(symbol.id, symbolTitle(symbol)),
      ...namesBelow(symbol).flatMap(({ id, title }) => [text(' '), link(id, title)]),
    ];
  });

/** Links to the sections of a page that former anchors lead to. */
const restLines = (page: string, moved: MovedLinks): PhrasingContent[][] => {
  const links = moved.rest(page).map((href) => moved.link(href, text(wordsOf(href))));
  return links.length > 0 ? [joined(links)] : [];
};

const wordsOf = (href: string): string => capitalized((href.split('#')[1] ?? 'start').replaceAll('-', ' '));

const absentLines = (
  page: string,
  { absent = [] }: SymbolFile,
  { library }: Context,
  moved: MovedLinks,
): PhrasingContent[][] => {
  if (absent.length === 0) return [];
  const links = absent.map(({ id, title }) =>
    moved.link(docsHref(`${pageAddress(library.reference, page)}#${id}`), text(title)),
  );
  return [[text('Not available: '), ...joined(links)]];
};

const absentPages = (context: Context): PhrasingContent[][][] =>
  context.library.about.absent.map(({ id, title, instead }, index) => [
    [anchorTextPart({ id, inline: true }, text(title))],
    [
      text(`${notIn(context.library)}. `),
      ...context.lineOf('library', instead, ['absent', index, 'instead']),
    ],
  ]);
