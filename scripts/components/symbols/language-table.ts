import type { PhrasingContent } from 'mdast';
import { referenceName } from '#content/references.ts';
import { SAMPLE_LANGUAGES, SDK_SLUGS, SDKS, type Sdk, type SdkSlug, sdkOfLanguage } from '#content/sdks.ts';
import { linkTo, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { describedRelease } from '#scripts/content/symbols/described-release.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';

const STATES: Readonly<Record<Sdk['status'], string>> = {
  stable: 'Stable',
  experimental: 'Experimental',
  'legacy-only': 'Version 0 only',
};

/** Every library with its languages, the release that its reference describes, and its state. */
export const languageTable = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
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
