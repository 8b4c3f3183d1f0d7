import { sdkOfLanguage } from '#content/sdks.ts';
import { latestVersion } from '#content/versions.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import type { Library } from '#scripts/content/symbols/library.ts';
import type { LanguageName } from './languages.ts';

/**
 * The library that a sample uses: the one for its language, in the version of a reference page about it, or else in the latest
 * version. `undefined` for languages without a library.
 */
export const sampleLibrary = (language: LanguageName, page: PageContext): Library | undefined => {
  const sdk = sdkOfLanguage(language);
  if (!sdk) return undefined;
  return page.library?.sdk === sdk ? page.library : { sdk, version: latestVersion(sdk) };
};
