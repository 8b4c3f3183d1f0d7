import { REFERENCES, type Reference, referenceSdk } from '#content/references.ts';
import { SDKS, type SdkSlug } from '#content/sdks.ts';
import { latestVersion } from '#content/versions.ts';
import type { AgentSite } from '#worker/agents/agent-site.ts';
import { findSymbols } from '#worker/agents/find-symbol.ts';
import { type MarkdownSection, markdownSections } from '#worker/agents/markdown-sections.ts';
import { MOST_READS } from '#worker/agents/page-texts.ts';
import { markdownText } from '#worker/page/markdown-text.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { readMarkdown } from '#worker/page/page-store.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { ORIGIN_PLACEHOLDER } from '#worker/page/stored-markdown.ts';
import { mapLimited } from '#worker/requests/map-limited.ts';
import { type Extent, NothingFound, SHARED, type Tool, withinExtent } from './tool.ts';

interface SymbolValues extends Extent {
  sdk: SdkSlug;
  version?: string;
  name: string;
}

interface PlacedSection extends MarkdownSection {
  /** The address of the page with the section. */
  address: string;
}

const run = async ({ sdk, version, name, ...extent }: SymbolValues, site: AgentSite): Promise<string> => {
  const reference = referenceOf(sdk, version);
  const sections = await sectionsOf(reference, site);
  const { symbols, others } = findSymbols(name, sections);
  const also = others.length > 0 ? `Other names: ${others.map((other) => `\`${other}\``).join(', ')}` : '';
  if (symbols.length === 0)
    throw new NothingFound(
      `${SDKS[sdk].label} has no symbol \`${name}\` in /docs/reference/${reference}. ${also}`.trim(),
    );
  const texts = symbols.map(({ text, address }) => `${text}\n\nFrom <${address}>`);
  return withinExtent([...texts, also].filter(Boolean).join('\n\n'), extent);
};

/** The reference of a version, or of the newest one. A version such as `1.4` counts as `v1`. */
const referenceOf = (sdk: SdkSlug, version = ''): Reference => {
  const own = REFERENCES.filter((reference) => referenceSdk(reference) === sdk);
  const [, major] = /^v?(\d+)/.exec(version) ?? [];
  const [latest] = own;
  const isLatest = major === undefined || `v${major}` === latestVersion(sdk);
  const found = isLatest ? latest : own.find((reference) => reference === `${sdk}/v${major}`);
  if (!found)
    throw new NothingFound(`${SDKS[sdk].label} has no version ${version}. It has ${own.join(', ')}.`);
  return found;
};

const sectionsOf = async (reference: Reference, site: AgentSite): Promise<PlacedSection[]> => {
  const { siteOrigin } = site.settings;
  const pages = pageEntries(site.release.pages).filter(
    ([path]) => parseReferencePath(path)?.reference === reference,
  );
  const sections = await mapLimited(pages, MOST_READS, async ([path, { markdown }]) => {
    const text = markdownText(await readMarkdown(site.store, markdown), undefined);
    const address = siteOrigin + pageHref(path);
    return markdownSections(text.replaceAll(ORIGIN_PLACEHOLDER, siteOrigin)).map((section) => ({
      ...section,
      address,
    }));
  });
  return sections.flat();
};

export const getSymbol: Tool = {
  name: 'get_symbol',
  title: 'Look up a symbol',
  description:
    'Looks up a function, type, method, or property of a Nitric library: its signature, parameters, errors, and a sample.',
  inputSchema: {
    type: 'object',
    properties: {
      sdk: SHARED.sdk,
      version: {
        type: 'string',
        maxLength: 20,
        description: 'The version, such as v1 or v0. The newest version is the default.',
      },
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 200,
        description: 'The name, such as Bucket.allow or bucket.',
      },
      start: SHARED.start,
      max_characters: SHARED.max_characters,
    },
    required: ['sdk', 'name'],
    additionalProperties: false,
  },
  run,
};
