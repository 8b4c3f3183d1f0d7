import { SAMPLE_LANGUAGES } from '#content/sdks.ts';

const languages: Readonly<Record<string, { sdk: string }>> = SAMPLE_LANGUAGES;

export const sdkOfLanguage = (language: string): string | undefined => languages[language]?.sdk;

/** The first language whose samples belong to an SDK. */
export const languageOfSdk = (sdk: string): string | undefined =>
  Object.keys(languages).find((language) => sdkOfLanguage(language) === sdk);
