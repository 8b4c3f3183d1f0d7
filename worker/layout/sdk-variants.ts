import type { LinkBySdk } from '#content/navigation/types.ts';
import { SDK_SLUGS, SDKS } from '#content/sdks.ts';

/** The links for each SDK. CSS shows only the link for the reader's SDK, so one cached page serves everyone. */
export const sdkVariants = (hrefBySdk: LinkBySdk['hrefBySdk']) =>
  SDK_SLUGS.flatMap((sdk) => {
    const href = hrefBySdk[sdk];
    return href === undefined ? [] : { sdk, label: SDKS[sdk].label, href };
  });
