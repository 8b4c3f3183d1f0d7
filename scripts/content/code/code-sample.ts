import type { Library } from '#scripts/content/types.ts';
import type { LanguageName } from './languages.ts';

/** A finished code block, and the words after its fence's language. */
export interface CodeSample extends FenceMeta {
  language: LanguageName;
  /** The library that the sample uses. Samples in languages of no library, such as shells, have none. */
  library?: Library;
  /** The lines with their token classes, joined by line breaks. */
  html: string;
  lineCount: number;
  hasFocus: boolean;
}

export interface FenceMeta {
  title?: string;
  /** The tab's value in a group that is not by language. */
  tab?: string;
  /** The numbers of the highlighted lines, from 1. The other sets of lines count in the same way. */
  highlight: ReadonlySet<number>;
  ins: ReadonlySet<number>;
  del: ReadonlySet<number>;
  focus: ReadonlySet<number>;
}
