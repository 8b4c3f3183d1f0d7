import type { Node } from 'web-tree-sitter';
import type { SampleLanguage } from '#content/sdks.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { type FollowedSample, followValues } from './follow-values.ts';
import { lowerCsharp } from './languages/csharp.ts';
import { lowerDart } from './languages/dart.ts';
import { lowerEcmascript } from './languages/ecmascript.ts';
import { lowerGo } from './languages/go.ts';
import { lowerJava } from './languages/java.ts';
import { lowerKotlin } from './languages/kotlin.ts';
import { lowerPython } from './languages/python.ts';
import { LibraryIndex } from './library-index.ts';
import type { Lower } from './lowering.ts';

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

const indexes = new WeakMap<LibrarySymbols, LibraryIndex>();

const indexOf = (library: LibrarySymbols): LibraryIndex => {
  const index = indexes.get(library) ?? new LibraryIndex(library);
  indexes.set(library, index);
  return index;
};

/** The symbols that a sample uses, and the names that it takes from the library although the library has none. */
export const sampleSymbols = (
  root: Node,
  language: SampleLanguage,
  library: LibrarySymbols,
): FollowedSample => followValues(LOWER[language](root), indexOf(library));
