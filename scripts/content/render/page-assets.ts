import type { Root } from 'mdast';
import type { SymbolCards } from '#client/contracts/markup.ts';
import { PAGE_STYLES, type PageStyle } from '#client/contracts/styles.ts';
import { HELP } from '#content/navigation/sections.ts';
import { ownValue } from '#content/own-value.ts';
import { type Reference, referenceName } from '#content/references.ts';
import { isSdkSlug, SDKS, type SdkSlug } from '#content/sdks.ts';
import { type LinkedSymbol, UPGRADE_PAGES } from '#scripts/content/code/fence.ts';
import type { PageCards } from '#scripts/content/compile/page-facts.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { describedRelease, type SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { walk } from '#scripts/content/tree/nodes.ts';
import type { CompiledPage } from '#worker/model/compiled-page.ts';
import { pageHref, parseReferencePath } from '#worker/model/page-path.ts';

/** The page about all libraries, which has the layout of their references. */
const REFERENCES_START = '/reference';

type StyledPage = Pick<CompiledPage, 'path' | 'html'>;

const isReference = ({ path }: StyledPage) => path === REFERENCES_START || Boolean(parseReferencePath(path));

const has =
  (markup: RegExp) =>
  ({ html }: StyledPage): boolean =>
    markup.test(html);

/** Tells for each sheet whether a page needs it, because of its path or of the markup of a component. */
const IS_NEEDED: Readonly<Record<PageStyle, (page: StyledPage) => boolean>> = {
  'page-filter': (page) => isReference(page) || pageHref(page.path) === HELP.href,
  reference: isReference,
  tables: has(/<section class="table-scroll\b/),
  callout: has(/<div class="callout\b/),
  tabs: has(/<section class="tabs"/),
  'install-tabs': has(/data-tabs="(?:os|package-manager)"/),
  properties: has(/<dl class="properties"/),
  cards: has(/<ul class="(?:cards|guides)\b/),
  'compact-cards': has(/<ul class="cards compact"/),
  block: has(/<div class="facts\b/),
  deploys: has(/<figure class="deploys\b/),
  figures: has(/<figure class="(?:diagram|image)\b/),
  steps: has(/<ol class="steps"/),
  'table-cards': has(/<section class="table-scroll table-cards"/),
  rare: has(
    /<(?:blockquote|kbd|hr|su[bp]|h4)\b|class="(?:line (?:hl|ins|del|output|dim)|prompt|task|footnotes|code message)\b/,
  ),
  home: ({ path }) => path === '/',
  'search-page': () => false, // The Worker alone gives pages this sheet.
};

/** The style sheets of a page, besides the main one. */
export const pageStyles = (page: StyledPage): readonly PageStyle[] =>
  PAGE_STYLES.filter((style) => IS_NEEDED[style](page));

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
