import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';

export const isSdkSlug = (name: string): name is SdkSlug => SDK_SLUGS.some((slug) => slug === name);

/** The highest version, compared as numbers; none where a library has no versions. */
export const latestVersion = (sdk: SdkSlug): string | undefined =>
  [...SDKS[sdk].versions].sort((a, b) => Number(b.slice(1)) - Number(a.slice(1)))[0];
