import type { PhrasingContent } from 'mdast';
import * as v from 'valibot';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { CLOUD_NAMES, CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { RESOURCE_PAGES, type ReferencePage } from '#content/reference-pages.ts';
import { namedVersion, REFERENCES } from '#content/references.ts';
import { SDKS } from '#content/sdks.ts';
import type { Version } from '#content/versions.ts';
import { code, linkTo, linkToHref, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { isCalled } from '#scripts/content/symbols/is-called.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import type { LibrarySymbols, SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { symbolTitle } from './symbol-title.ts';

const OLDER_VERSIONS = [...new Set(REFERENCES.flatMap((reference) => namedVersion(reference) ?? []))];

/** Which library has which resource, and what the resource becomes on each cloud unless `clouds` is `false`. */
export const compatibilityTable = defineExpansion({
  props: {
    /** An older version. Without it, the table is about the newest version of each library. */
    version: v.optional(v.picklist(OLDER_VERSIONS)),
    clouds: v.optional(v.boolean(), true),
  },
  place: 'block',
  content: 'none',
  expand: ({ props, page: { symbols } }) => {
    const libraries = librariesOf(symbols, props.version);
    const clouds = !props.version && props.clouds ? CLOUD_NAMES : [];
    const pages = RESOURCE_PAGES.filter(({ name }) => libraries.some((library) => library.pages.has(name)));
    const header = [
      'Resource',
      ...libraries.map(({ library }) => SDKS[library.sdk].label),
      ...clouds.map((cloud) => CLOUDS[cloud].label),
    ];
    const rows = pages.map((page) => [
      [resource(page)],
      ...libraries.map((library) => [libraryCell(page.name, library)]),
      ...clouds.map((cloud) => [cloudCell(page.name, cloud)]),
    ]);
    return [tableOf(header, rows)];
  },
});

const librariesOf = (symbols: SiteSymbols, version: Version | undefined): LibrarySymbols[] =>
  symbols.all().filter(({ reference }) => namedVersion(reference) === version);

/** The resource's name, with a link to its building block. */
const resource = ({ title, icon }: ReferencePage): PhrasingContent => {
  const block = BUILDING_BLOCKS.find((candidate) => candidate.icon === icon);
  return block ? linkToHref(block.href, text(title)) : text(title);
};

/** The first function of the page with a link to the page, or a link to what the library says about it. */
const libraryCell = (page: string, { pages, about, reference }: LibrarySymbols): PhrasingContent => {
  const symbols = pages.get(page)?.symbols;
  if (symbols) {
    const first = symbols.find(isCalled) ?? symbols[0];
    const name = first ? symbolTitle(first) : page;
    return linkTo(pageAddress(reference, page), code(name));
  }
  return about.absent.some(({ id }) => id === page)
    ? linkTo(`${pageAddress(reference, 'index')}#${page}`, text('Not available'))
    : text('Not available');
};

const cloudCell = (page: string, cloud: CloudName): PhrasingContent => {
  const service = CLOUD_SERVICES[page]?.[cloud];
  return linkTo(
    `${CLOUDS[cloud].href}#${service ? `service-${page}` : 'limits'}`,
    text(service ?? 'Not available'),
  );
};
