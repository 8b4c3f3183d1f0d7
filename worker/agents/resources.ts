import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { isSupported, SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';
import { ORIGIN_PLACEHOLDER } from '#worker/model/stored-markdown.ts';
import { pageAt } from './get-page.ts';
import { pageList, ROOT } from './page-list.ts';
import { sectionsOfPage, wholeSection } from './page-sections.ts';
import { sectionSample } from './search-docs.ts';
import type { AgentSite } from './tool.ts';

/** The texts that a client may add to what its model knows: the list of all pages, and how to write an application with each library. */
export const resources = (site: AgentSite) => [
  {
    uri: `${site.settings.siteOrigin}/docs/llms.txt`,
    name: 'llms.txt',
    title: 'All pages',
    description: 'The pages of the documentation with their descriptions and sizes.',
    mimeType: 'text/markdown',
    read: () => pageList(ROOT, site.release, site.settings.siteOrigin) ?? '',
  },
  ...SDK_SLUGS.filter(isSupported).map((sdk) => ({
    uri: `nitric-docs://write/${sdk}`,
    name: `write-${sdk}`,
    title: `Write a Nitric application: ${SDKS[sdk].label}`,
    description: `How to create a project, declare resources, and handle events with the ${SDKS[sdk].label} library, with a sample of each building block.`,
    mimeType: 'text/markdown',
    read: () => howToWrite(sdk, site),
  })),
];

/** The sections that describe how to write an application. Every reference of a supported library has them. */
const STEPS = [
  '/docs/getting-started/quickstart#overview',
  'reference#overview',
  'reference#declare',
  'reference#handlers',
];

const howToWrite = async (sdk: SdkSlug, site: AgentSite): Promise<string> => {
  const { siteOrigin } = site.settings;
  const sectionAt = async (href: string) => {
    const [address = '', anchor = 'overview'] = href.split('#');
    return wholeSection(await sectionsOfPage(pageAt(address, site).page, sdk, site), anchor);
  };
  const texts = await Promise.all([
    `# Write a Nitric application: ${SDKS[sdk].label}`,
    ...STEPS.map(async (step) => {
      const section = await sectionAt(step.replace(/^reference/, `/docs/reference/${sdk}`));
      return section?.text;
    }),
    ...BUILDING_BLOCKS.map(async ({ title, purpose, href }) => {
      const sample = sectionSample(await sectionAt(href), sdk);
      return [`## ${title}`, `${purpose}: <${siteOrigin}${href}>`, sample].filter(Boolean).join('\n\n');
    }),
  ]);
  return texts.join('\n\n').replaceAll(ORIGIN_PLACEHOLDER, siteOrigin);
};
