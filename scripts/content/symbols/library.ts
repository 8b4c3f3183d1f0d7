import type { SdkSlug } from '#content/sdks.ts';
import type { Version } from '#content/versions.ts';

/** The library and its version that a page or a sample is about. */
export interface Library {
  sdk: SdkSlug;
  /** `undefined` for a library whose reference has no versions. */
  version: Version | undefined;
}
