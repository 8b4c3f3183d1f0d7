import type { AuthorComponent } from './component.ts';

/** The part of the authors' components that the pipeline needs to know. */
export interface Vocabulary {
  /** Returns `undefined` if no component has the name. */
  definitionOf: (name: string) => AuthorComponent | undefined;
  /** `true` if the name is an HTML element that an author may have meant. */
  isHtmlElement: (name: string) => boolean;
  /** A sentence that says what to write instead of a tag that is not a component. The name is empty for `<>`. */
  unknownTagCure: (name: string) => string;
}

/**
 * Gives a page the vocabulary, and records the names of the components that the page depends on. The other functions only
 * matter to pages with mistakes, which are always compiled again.
 */
export const recordedVocabulary = (
  vocabulary: Vocabulary,
): { vocabulary: Vocabulary; used: () => string[] } => {
  const used = new Set<string>();
  const definitionOf = (name: string) => {
    used.add(name);
    return vocabulary.definitionOf(name);
  };
  return { vocabulary: { ...vocabulary, definitionOf }, used: () => [...used].sort() };
};
