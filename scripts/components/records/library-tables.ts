import type { PhrasingContent } from 'mdast';
import * as v from 'valibot';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { CLOUD_NAMES, CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { ownValue } from '#content/own-value.ts';
import { RESOURCE_PAGES, type ReferencePage } from '#content/reference-pages.ts';
import { namedVersion, REFERENCES, referenceName, type Version } from '#content/references.ts';
import { SAMPLE_LANGUAGES, SDK_SLUGS, SDKS, type Sdk, type SdkSlug, sdkOfLanguage } from '#content/sdks.ts';
import { servicesOn } from '#scripts/components/becomes.tsx';
import { code, linkTo, linkToHref, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { symbolTitle } from '#scripts/components/symbols/names.tsx';
import {
  describedRelease,
  type LibrarySymbols,
  pageAddress,
  type SiteSymbols,
} from '#scripts/content/symbols/site-symbols.ts';
import { isCalled } from '#scripts/content/symbols/symbols-of.ts';
import { defineExpansion } from '#scripts/content/tree/define-component.ts';

const OLDER_VERSIONS = [...new Set(REFERENCES.flatMap((reference) => namedVersion(reference) ?? []))];

/** Which library has which resource, and what the resource becomes on each cloud unless `clouds` is `false`. */
export const compatibilityTable = defineExpansion({
  props: {
    /** An older version. Without it, the table is about the newest version of each library. */
    version: v.optional(v.picklist(OLDER_VERSIONS)),
    clouds: v.optional(v.boolean(), true),
  },
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

/** The first function of the page with a link to the page, or a link to the library's note about it. */
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
  const service = ownValue(CLOUD_SERVICES, page)?.[cloud];
  return linkTo(
    `${CLOUDS[cloud].href}#${service ? `service-${page}` : 'limits'}`,
    text(service ?? 'Not available'),
  );
};

/** The ten building blocks, what each is for, and what it becomes on each cloud. */
export const buildingBlockTable = defineExpansion({
  expand: () => {
    const rows = BUILDING_BLOCKS.map(({ title, href, purpose, ...block }) => [
      [linkToHref(href, text(title))],
      [text(purpose)],
      ...CLOUD_NAMES.map((cloud) =>
        servicesOn(cloud, 'resources' in block ? block.resources : [block.subject]),
      ),
    ]);
    return [tableOf(['Building block', 'For', ...CLOUD_NAMES.map((cloud) => CLOUDS[cloud].label)], rows)];
  },
});

const STATES: Readonly<Record<Sdk['status'], string>> = {
  stable: 'Stable',
  experimental: 'Experimental',
  'legacy-only': 'Version 0 only',
};

/** Every library with its languages, the release that its reference describes, and its state. */
export const languageTable = defineExpansion({
  expand: ({ page: { symbols } }) => {
    const rows = SDK_SLUGS.flatMap((sdk): PhrasingContent[][][] => {
      const library = symbols.get(referenceName(sdk, undefined));
      if (!library) return [];
      const { label, status } = SDKS[sdk];
      return [
        [
          [linkTo(pageAddress(library.reference, 'index'), text(label))],
          [text(languagesOf(sdk))],
          [text(describedRelease(library.about))],
          [text(STATES[status])],
        ],
      ];
    });
    return [tableOf(['Library', 'Languages', 'Release', 'State'], rows)];
  },
});

const languagesOf = (sdk: SdkSlug): string =>
  Object.entries(SAMPLE_LANGUAGES)
    .filter(([language]) => sdkOfLanguage(language) === sdk)
    .map(([, label]) => label)
    .join(', ');
