import { sdkOfLanguage } from '#content/sdks.ts';
import { latestVersion } from '#content/versions.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import type { Library } from '#scripts/content/symbols/library.ts';
import type { LanguageName } from './languages.ts';

/**
 * The library that a sample uses. On a reference page, this is the page's library and version; elsewhere, it is the latest
 * version of the library for the sample's language. `undefined` for languages without a library.
 */
export const sampleLibrary = (language: LanguageName, page: PageContext): Library | undefined => {
  const sdk = sdkOfLanguage(language);
  if (!sdk) return undefined;
  return page.library ?? { sdk, version: latestVersion(sdk) };
};
