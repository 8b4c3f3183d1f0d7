import { SDK_OF_LANGUAGE, type SdkSlug } from '#content/sdks.ts';

const SDKS: ReadonlyMap<string, SdkSlug> = new Map(Object.entries(SDK_OF_LANGUAGE));

/** The library for a language of code blocks, or `undefined` for languages without a library. */
export const sdkOfLanguage = (language: string): SdkSlug | undefined => SDKS.get(language);
