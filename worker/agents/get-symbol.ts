import { latestVersion, REFERENCES, type Reference, referenceSdk } from '#content/references.ts';
import { SDKS, type SdkSlug } from '#content/sdks.ts';
import { type PagePath, pageHref, parseReferencePath, referenceStart } from '#worker/model/page-path.ts';
import { mapLimited } from '#worker/model/promises.ts';
import { pageEntries } from '#worker/model/release-manifest.ts';
import type { ResolvedPage } from '#worker/model/resolve-path.ts';
import { markdownText, ORIGIN_PLACEHOLDER } from '#worker/model/stored-markdown.ts';
import { readMarkdown, readPage } from '#worker/page/page-store.ts';
import { libraryName } from '#worker/page/trail.ts';
import { findSymbols } from './find-symbol.ts';
import { type MarkdownSection, markdownSections } from './markdown-sections.ts';
import { MOST_READS } from './page-list.ts';
import { headingIds } from './page-sections.ts';
import {
  type AgentSite,
  citedAnswer,
  citedText,
  EXTENT,
  NothingFound,
  SHARED,
  tool,
  withinExtent,
} from './tool.ts';

interface SectionOfPage extends MarkdownSection {
  page: ResolvedPage['entry'];
  path: PagePath;
  /** The number of its heading in its page. The first is 1. */
  heading: number;
}

/** The addresses of sections. The anchors stand in the pages, and few pages have the sections of a name. */
const addressesOf = async (
  sections: readonly SectionOfPage[],
  { store, settings }: AgentSite,
): Promise<Map<SectionOfPage, string>> => {
  const pages = [...Map.groupBy(sections, ({ path }) => path)];
  const addresses = await mapLimited(pages, MOST_READS, async ([path, inPage]) => {
    const ids = headingIds((await readPage(store, inPage[0]?.page.hash ?? '')).html);
    const page = settings.siteOrigin + pageHref(path);
    return inPage.map((section) => [section, `${page}#${ids[section.heading]}`] as const);
  });
  return new Map(addresses.flat());
};

/** The reference of a version, or of the newest one. A version such as `1.4` counts as `v1`. */
export const referenceOf = (sdk: SdkSlug, version = ''): Reference => {
  const references = REFERENCES.filter((reference) => referenceSdk(reference) === sdk);
  const [, major] = /^v?(\d+)/.exec(version) ?? [];
  const isLatest = major === undefined || `v${major}` === latestVersion(sdk);
  const found = isLatest ? references[0] : references.find((reference) => reference === `${sdk}/v${major}`);
  if (!found)
    throw new NothingFound(`${SDKS[sdk].label} has no version ${version}. It has ${references.join(', ')}.`);
  return found;
};

const sectionsOf = async (reference: Reference, { release, store }: AgentSite): Promise<SectionOfPage[]> => {
  const pages = pageEntries(release.pages).filter(
    ([path]) => parseReferencePath(path)?.reference === reference,
  );
  const sections = await mapLimited(pages, MOST_READS, async ([path, page]) => {
    const text = markdownText(await readMarkdown(store, page.markdown), undefined);
    return markdownSections(text).map((section, index) => ({ ...section, page, path, heading: index + 1 }));
  });
  return sections.flat();
};

export const getSymbol = tool({
  name: 'get_symbol',
  title: 'Look up a symbol',
  description:
    'Looks up a function, type, method, or property of a Nitric library: its signature, parameters, errors, and a sample.',
  inputs: {
    sdk: SHARED.sdk,
    version: SHARED.version,
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: 'The name, such as Bucket.allow, bucket, or the end of a call: bucket.file.write.',
    },
    ...EXTENT,
  },
  required: ['sdk', 'name'],
  run: async ({ sdk, version, name, ...extent }, site) => {
    const { label } = SDKS[sdk];
    const reference = referenceOf(sdk, version);
    const { symbols, others } = findSymbols(name, await sectionsOf(reference, site));
    const [first] = symbols;
    const addresses = await addressesOf(first ? symbols : others.map(({ section }) => section), site);
    if (!first) {
      const library = libraryName(referenceStart(reference)) ?? label;
      const meant = others.map(
        (other) => `- \`${other.name}\` (${library}): <${addresses.get(other.section)}>`,
      );
      const missing = `${label} has no single symbol \`${name}\` in /docs/reference/${reference}.`;
      throw new NothingFound(
        meant.length === 0 ? missing : `${missing} You may mean one of these:\n\n${meant.join('\n')}`,
      );
    }
    const { siteOrigin } = site.settings;
    const texts = symbols.flatMap((section) => [section.text, `From <${addresses.get(section)}>`]);
    const also = others.map((other) => `\`${other.name}\``).join(', ');
    const parts = [...texts, ...(also ? [`Other names: ${also}`] : [])];
    const text = parts.join('\n\n').replaceAll(ORIGIN_PLACEHOLDER, siteOrigin);
    const id = (addresses.get(first) ?? '').slice(siteOrigin.length);
    return citedAnswer(citedText(id, `${label}: ${first.title}`, withinExtent(text, extent), site));
  },
});
