import { SDK_OF_LANGUAGE } from '#content/sdks.ts';

const sdks: Readonly<Record<string, string>> = SDK_OF_LANGUAGE;

export const sdkOfLanguage = (language: string): string | undefined => sdks[language];

/** The first language of an SDK, in the order of tabs. */
export const languageOfSdk = (sdk: string): string | undefined =>
  Object.keys(sdks).find((language) => sdkOfLanguage(language) === sdk);
