import type { SdkSlug } from './sdks.ts';

/** Readers call the libraries by these names in a search. They are in lower case and without separators, such as `nitric_sdk`. */
export const LIBRARY_NAMES: Readonly<Record<SdkSlug, readonly string[]>> = {
  nodejs: ['nodejs', 'node', 'javascript', 'typescript', 'js', 'ts', '@nitricsdk'],
  python: ['python', 'py', 'python3'],
  go: ['go', 'golang'],
  dart: ['dart', 'flutter', 'nitricsdk'],
  csharp: ['csharp', 'dotnet', 'net', 'cs'],
  jvm: ['jvm', 'java', 'kotlin'],
};
