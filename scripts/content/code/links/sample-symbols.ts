import type { Node } from 'web-tree-sitter';
import type { SampleLanguage } from '#content/sdks.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Lower } from './expression.ts';
import { type FollowedSample, Follower } from './follower.ts';
import { lowerCsharp } from './languages/csharp.ts';
import { lowerDart } from './languages/dart.ts';
import { lowerEcmascript } from './languages/ecmascript.ts';
import { lowerGo } from './languages/go.ts';
import { lowerJava } from './languages/java.ts';
import { lowerKotlin } from './languages/kotlin.ts';
import { lowerPython } from './languages/python.ts';
import { LibraryValues } from './library-values.ts';

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

interface SampleContext {
  language: SampleLanguage;
  library: LibrarySymbols;
}

const known = new WeakMap<LibrarySymbols, LibraryValues>();

/** The symbols that a sample uses, and the names that it takes from the library although the library has none. */
export const sampleSymbols = (root: Node, { language, library: symbols }: SampleContext): FollowedSample => {
  const library = known.get(symbols) ?? new LibraryValues(symbols);
  known.set(symbols, library);
  const follower = new Follower(library);
  follower.follow(LOWER[language](root));
  return follower.found();
};
