import { isSupported, SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';

const CURRENT = SDK_SLUGS.filter(isSupported);
const OLD = SDK_SLUGS.filter((slug) => SDKS[slug].versions.includes('v0'));

/** The addresses of a section, such as `storage#bucket-on`, in the libraries' current versions. */
export const inReferences = (section: string, libraries: readonly SdkSlug[] = CURRENT): readonly string[] =>
  libraries.map((library) => `/docs/reference/${library}/${section}`);

/** The addresses of a section in version 0 of the libraries. */
export const inOldReferences = (section: string, libraries: readonly SdkSlug[] = OLD): readonly string[] =>
  libraries.map((library) => `/docs/reference/${library}/v0/${section}`);
