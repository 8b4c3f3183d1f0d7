import type { Node } from 'web-tree-sitter';
import type { SampleLanguage } from '#content/sdks.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { followValues } from './follow-values.ts';
import type { FollowedSample } from './found-names.ts';
import { lowerCsharp } from './languages/csharp.ts';
import { lowerDart } from './languages/dart.ts';
import { lowerEcmascript } from './languages/ecmascript.ts';
import { lowerGo } from './languages/go.ts';
import { lowerJava } from './languages/java.ts';
import { lowerKotlin } from './languages/kotlin.ts';
import { lowerPython } from './languages/python.ts';
import { LibraryValues } from './library-values.ts';
import type { Lower } from './lowering.ts';
import type { PageFiles } from './page-files.ts';

const LOWER: Readonly<Record<SampleLanguage, Lower>> = {
  typescript: lowerEcmascript,
  javascript: lowerEcmascript,
  python: lowerPython,
  go: lowerGo,
  dart: lowerDart,
  csharp: lowerCsharp,
  java: lowerJava,
  kotlin: lowerKotlin,
};

const known = new WeakMap<LibrarySymbols, LibraryValues>();

const valuesOf = (library: LibrarySymbols): LibraryValues => {
  const values = known.get(library) ?? new LibraryValues(library);
  known.set(library, values);
  return values;
};

interface SampleContext {
  language: SampleLanguage;
  library: LibrarySymbols;
  /** The sample's path among the files of the page. */
  title?: string | undefined;
  files: PageFiles;
}

/** The symbols that a sample uses, and the names that it takes from the library although the library has none. */
export const sampleSymbols = (
  root: Node,
  { language, library, title, files }: SampleContext,
): FollowedSample => {
  const followed = followValues(LOWER[language](root), valuesOf(library), files.file(language, title));
  files.keep(language, title, followed.names);
  return followed;
};
