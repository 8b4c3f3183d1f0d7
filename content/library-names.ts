import type { SdkSlug } from './sdks.ts';

/** Readers call the libraries by these names in a search. They are in lower case and without separators. */
export const LIBRARY_NAMES: Readonly<Record<SdkSlug, readonly string[]>> = {
  nodejs: ['nodejs', 'node', 'javascript', 'typescript', 'js', 'ts'],
  python: ['python', 'py', 'python3'],
  go: ['go', 'golang'],
  dart: ['dart', 'flutter'],
  csharp: ['csharp', 'dotnet', 'net', 'cs'],
  jvm: ['jvm', 'java', 'kotlin'],
};
