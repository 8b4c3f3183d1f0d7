import { SDK_SLUGS, SDKS, type SdkSlug } from '#content/sdks.ts';

const CURRENT_LIBRARIES = SDK_SLUGS.filter((slug) => SDKS[slug].status !== 'legacy-only');

/** The addresses of a section, such as `storage#bucket-on`, in the latest version of each library that has one after v0. */
export const inReferences = (
  section: string,
  libraries: readonly SdkSlug[] = CURRENT_LIBRARIES,
): readonly string[] => libraries.map((library) => `/docs/reference/${library}/${section}`);
