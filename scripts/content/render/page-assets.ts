import type { Root } from 'mdast';
import type { SymbolCards } from '#client/contracts/markup.ts';
import type { PageStyle } from '#client/contracts/styles.ts';
import { ownValue } from '#content/own-value.ts';
import { type Reference, referenceName } from '#content/references.ts';
import { isSdkSlug, SDKS, type SdkSlug } from '#content/sdks.ts';
import { type LinkedSymbol, UPGRADE_PAGES } from '#scripts/content/code/fence.ts';
import type { PageCards } from '#scripts/content/compile/page-facts.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { describedRelease, type SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import type { CompiledPage } from '#worker/model/compiled-page.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';

/** The page about all libraries, which has the layout of their references. */
const REFERENCES_START = '/reference';

type StyledPage = Pick<CompiledPage, 'path' | 'html'>;

const isReference = ({ path }: StyledPage) => path === REFERENCES_START || Boolean(parseReferencePath(path));

/** The path of a page says whether it has these sheets. The Worker alone gives pages the last one. */
type SheetOfPath = 'reference' | 'home' | 'search-page';

/** The sheets of components that few articles use, each with the markup that needs it. */
const OF_COMPONENTS: Readonly<Record<Exclude<PageStyle, SheetOfPath>, RegExp>> = {
  tabs: /<section class="tabs"/,
  properties: /<dl class="properties"/,
  cards: /<ul class="(?:cards|guides)\b/,
  block: /<(?:div class="facts|figure class="(?:deploys|diagram|image))\b/,
  steps: /<ol class="steps"/,
  'table-cards': /<section class="table-scroll table-cards"/,
  rare: /<(?:blockquote|kbd|hr|su[bp])\b|class="(?:line (?:hl|ins|del|output|dim)|task|footnotes)\b/,
};
const COMPONENT_SHEETS = Object.entries(OF_COMPONENTS) as [PageStyle, RegExp][]; // the keys are typed

/** The style sheets of a page, besides the main one. */
export const pageStyles = (page: StyledPage): readonly PageStyle[] => [
  ...(isReference(page) ? (['reference'] as const) : []),
  ...COMPONENT_SHEETS.flatMap(([style, markup]) => (markup.test(page.html) ? style : [])),
  ...(page.path === '/' ? (['home'] as const) : []),
];

/** The cards of all symbols that the page's code links to. `undefined` if there are none. */
export const pageCards = (root: Root): PageCards | undefined => {
  const cards: Record<string, SymbolCards[string]> = {};
  for (const node of walk(root)) {
    if (node.type !== 'code') continue;
    for (const linked of node.data?.sample?.symbols ?? []) cards[linked.href] = cardOf(linked);
  }
  const hrefs = Object.keys(cards).sort();
  if (hrefs.length === 0) return undefined;
  const text = JSON.stringify(Object.fromEntries(hrefs.map((href) => [href, ownValue(cards, href)])));
  return { asset: `cards-${sha256(text).slice(0, 8)}.json`, text };
};

const cardOf = ({ symbol, href }: LinkedSymbol): SymbolCards[string] => {
  const { name, signature, summary } = symbol;
  const sibling = symbol.siblings?.find(({ id }) => href.endsWith(`#${id}`));
  if (!sibling) return [signature ?? name, plainText(summary)];
  const renamed = signature?.replaceAll(`${name}(`, `${sibling.name}(`);
  return [sibling.signature ?? renamed ?? sibling.name, plainText(sibling.summary ?? summary)];
};

/** Code and links with what is between their marks, and the marks that go without anything. */
const MARKS = /`([^`]*)`|\[((?:`[^`]*`|[^\]])*)\]\([^)]*\)|\*|\\(?=[{<])/g;

/** A sentence of Markdown without its marks: links become their texts. In code, every character stays. */
const plainText = (markdown: string): string =>
  markdown.replaceAll(MARKS, (_, code?: string, label?: string) => code ?? plainText(label ?? ''));

/** Says which releases of the libraries the samples of a page are for. `undefined` if none of them uses a library. */
export const samplesRelease = (root: Root, symbols: SiteSymbols, path: string): string | undefined => {
  const used = new Set<Reference>();
  for (const node of walk(root)) {
    const sample = node.type === 'code' ? node.data?.sample : undefined;
    if (!sample?.library || sample.symbols.length === 0) continue;
    const { sdk, version } = sample.library;
    used.add(referenceName(sdk, version));
    if (sdk === 'nodejs' && sample.del.size > 0 && UPGRADE_PAGES.includes(path)) used.add('nodejs/v0');
  }
  const releases = symbols
    .all()
    .filter(({ reference }) => used.has(reference))
    .map(({ library, about }) => `${SDKS[library.sdk].label} ${describedRelease(about)}`);
  return releases.length > 0 ? `Samples for ${conjunction.format(releases)}` : undefined;
};

/** The first library that an article has a sample or a variant of. `undefined` if it is the same in all languages. */
export const samplesSdk = (root: Root, html: string): SdkSlug | undefined => {
  for (const node of walk(root)) {
    const sample = node.type === 'code' ? node.data?.sample : undefined;
    if (sample?.library && sample.symbols.length > 0) return sample.library.sdk;
  }
  const variant = /data-sdk="([a-z]+)"/.exec(html)?.[1] ?? '';
  return isSdkSlug(variant) ? variant : undefined;
};

const conjunction = new Intl.ListFormat('en-US', { type: 'conjunction' });
