import type { AuthorComponent } from './component.ts';

/** The components that authors may use, as the pipeline asks about them. */
export interface Vocabulary {
  /** `undefined` where no component has the name. */
  definitionOf: (name: string) => AuthorComponent | undefined;
  /** Says whether HTML has an element of the name that an author may have meant. */
  isHtmlElement: (name: string) => boolean;
  /** A sentence that says what to write instead of a tag that is no component. The name is empty for `<>`. */
  unknownTagCure: (name: string) => string;
}
