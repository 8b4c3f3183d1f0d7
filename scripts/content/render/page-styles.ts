import type { PageStyle } from '#client/contracts/page-styles.ts';
import type { CompiledPage } from '#worker/page/compiled-page.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';

/** The page about all libraries, which has the layout of their references. */
const REFERENCES_START = '/reference';

type Place = Pick<CompiledPage, 'path' | 'html'>;

const isReference = ({ path }: Place) => path === REFERENCES_START || Boolean(parseReferencePath(path));

/** The path of a page says whether it has these sheets. The Worker alone gives pages the last one. */
type SheetOfPath = 'reference' | 'home' | 'search-page';

/** The sheets of components that few articles use, each with the markup that needs it. */
const OF_COMPONENTS: Readonly<Record<Exclude<PageStyle, SheetOfPath>, RegExp>> = {
  tabs: /<section class="tabs"/,
  properties: /<dl class="properties"/,
  cards: /<ul class="(?:cards|guides)\b/,
  block: /<(?:div class="facts|figure class="(?:deploys|diagram|image))"/,
  steps: /<ol class="steps"/,
  rare: /<(?:blockquote|kbd|hr|su[bp])\b|class="(?:line (?:hl|ins|del|output|dim)|task|footnotes)\b/,
};
const COMPONENT_SHEETS = Object.entries(OF_COMPONENTS) as [PageStyle, RegExp][]; // the keys are typed

/** The style sheets of a page, besides the main one. */
export const pageStyles = (page: Place): readonly PageStyle[] => [
  ...(isReference(page) ? (['reference'] as const) : []),
  ...COMPONENT_SHEETS.flatMap(([style, markup]) => (markup.test(page.html) ? style : [])),
  ...(page.path === '/' ? (['home'] as const) : []),
];
