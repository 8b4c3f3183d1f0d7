import type { IconName } from './generated/icon-names.ts';

/** The libraries (requirements, sections 1, 2, and 9), in the order of menus. Each has an icon of its name. */
export const SDK_SLUGS = [
  'nodejs',
  'python',
  'go',
  'dart',
  'csharp',
  'jvm',
] as const satisfies readonly IconName[];
export type SdkSlug = (typeof SDK_SLUGS)[number];

export interface Sdk {
  label: string;
  /** The versions with a reference, in any order. A library with fewer than two versions has no version selector. */
  versions: readonly `v${number}`[];
  status: 'stable' | 'experimental' | 'legacy-only';
}

export const SDKS: Readonly<Record<SdkSlug, Sdk>> = {
  nodejs: { label: 'Node.js', versions: ['v1', 'v0'], status: 'stable' },
  python: { label: 'Python', versions: ['v1', 'v0'], status: 'stable' },
  go: { label: 'Go', versions: ['v1', 'v0'], status: 'experimental' },
  dart: { label: 'Dart', versions: [], status: 'experimental' },
  csharp: { label: 'C# .NET', versions: ['v0'], status: 'legacy-only' },
  jvm: { label: 'JVM', versions: ['v0'], status: 'legacy-only' },
};

/** `false` for a library with only old versions. */
export const isSupported = (sdk: SdkSlug): boolean => SDKS[sdk].status !== 'legacy-only';

export const isSdkSlug = (text: string): text is SdkSlug => SDK_SLUGS.some((slug) => slug === text);

/** The languages of code samples, in the order of tabs. */
export const SAMPLE_LANGUAGES = {
  typescript: 'TypeScript',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  dart: 'Dart',
  csharp: 'C#',
  java: 'Java',
  kotlin: 'Kotlin',
} as const;
export type SampleLanguage = keyof typeof SAMPLE_LANGUAGES;

/** The SDK that each language belongs to. */
const SDK_OF_LANGUAGE: Readonly<Record<SampleLanguage, SdkSlug>> = {
  typescript: 'nodejs',
  javascript: 'nodejs',
  python: 'python',
  go: 'go',
  dart: 'dart',
  csharp: 'csharp',
  java: 'jvm',
  kotlin: 'jvm',
};

/** The library of a language of code blocks, or `undefined` for a language without one. */
export const sdkOfLanguage = (language: string): SdkSlug | undefined =>
  Object.entries(SDK_OF_LANGUAGE).find(([name]) => name === language)?.[1];

/** The first language of a library, in the order of tabs. */
export const languageOfSdk = (sdk: string | undefined): string | undefined =>
  Object.entries(SDK_OF_LANGUAGE).find(([, other]) => other === sdk)?.[0];

/** Readers call the libraries by these names in a search. They are in lower case and without separators, such as `nitric_sdk`. */
export const LIBRARY_NAMES: Readonly<Record<SdkSlug, readonly string[]>> = {
  nodejs: ['nodejs', 'node', 'javascript', 'typescript', 'js', 'ts', '@nitricsdk'],
  python: ['python', 'py', 'python3'],
  go: ['go', 'golang'],
  dart: ['dart', 'flutter', 'nitricsdk'],
  csharp: ['csharp', 'dotnet', 'net', 'cs'],
  jvm: ['jvm', 'java', 'kotlin'],
};

/**
 * The codes of errors that a call to Nitric can end with. The libraries name their errors after them: `NotFoundError` in
 * Node.js, `NotFoundException` in Python and C#.
 */
export const ERROR_CODES = [
  'Cancelled',
  'Unknown',
  'InvalidArgument',
  'DeadlineExceeded',
  'NotFound',
  'AlreadyExists',
  'PermissionDenied',
  'ResourceExhausted',
  'FailedPrecondition',
  'Aborted',
  'OutOfRange',
  'Unimplemented',
  'Internal',
  'Unavailable',
  'DataLoss',
  'Unauthenticated',
] as const;
