import type { SearchRecordFields } from '#client/contracts/search.ts';
import { type SdkSlug, sdkOfLanguage } from '#content/sdks.ts';
import { resolvePath } from '#worker/model/resolve-path.ts';
import { sectionsOfPage } from './page-sections.ts';
import type { AgentSite } from './tool.ts';

const SAMPLE_CHARACTERS = 2_000;
const CODE_BLOCK = /^```(\w+).*\n[\s\S]*?\n```$/gm;

/** The sample of a hit's section in the language of a library. A symbol's sample follows its signature. */
export const sampleOf = async (
  { url }: SearchRecordFields,
  sdk: SdkSlug,
  site: AgentSite,
): Promise<string | undefined> => {
  const { pathname, hash } = new URL(url, site.settings.siteOrigin);
  const page = resolvePath({ pathname, searchParams: new URLSearchParams() }, site.release);
  if (page.kind !== 'page') return undefined;
  try {
    const { sections, anchors } = await sectionsOfPage(page.page, sdk, site);
    const section = sections[anchors.get(hash.slice(1)) ?? -1];
    const samples = [...(section?.text ?? '').matchAll(CODE_BLOCK)]
      .filter(
        ([block, language = '']) => sdkOfLanguage(language) === sdk && block.length <= SAMPLE_CHARACTERS,
      )
      .map(([block]) => block);
    return samples.at(section?.isName ? -1 : 0);
  } catch (error) {
    // The hit is of use without its sample.
    console.error('A hit has no sample:', url, error);
    return undefined;
  }
};
