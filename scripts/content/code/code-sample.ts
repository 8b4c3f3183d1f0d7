import type { LanguageName } from './languages.ts';

/** What the words after a fence's language say, and the finished lines. */
export interface CodeSample extends FenceMeta {
  language: LanguageName;
  /** The lines with their token classes, joined by line breaks. */
  html: string;
  lineCount: number;
  hasFocus: boolean;
}

export interface FenceMeta {
  title?: string;
  /** The tab's value in a group that is not by language. */
  tab?: string;
  /** A deliberate fragment that does not run on its own. */
  fragment: boolean;
  /** Line numbers, from 1. */
  highlight: ReadonlySet<number>;
  ins: ReadonlySet<number>;
  del: ReadonlySet<number>;
  focus: ReadonlySet<number>;
}
