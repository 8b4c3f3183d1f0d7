import type { Library } from '#scripts/content/symbols/library.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { LanguageName } from './languages.ts';

/** A finished code block with the options of its fence. */
export interface CodeSample extends FenceMeta {
  language: LanguageName;
  /** The library that the sample uses. Languages without a library, such as shell languages, have none. */
  library?: Library;
  /** The symbols that the sample links to. */
  symbols: readonly LinkedSymbol[];
  /** The lines with their token classes, joined by line breaks. */
  html: string;
  lineCount: number;
  hasFocus: boolean;
}

/** A symbol with the address of its entry, or of the sibling that the sample names. */
export interface LinkedSymbol {
  symbol: SymbolMember;
  href: string;
}

export interface FenceMeta {
  title?: string;
  /** The value of the block's tab, for a group that is not by language. */
  tab?: string;
  /** The numbers of the highlighted lines, counted from 1, as in the other sets. */
  highlight: ReadonlySet<number>;
  ins: ReadonlySet<number>;
  del: ReadonlySet<number>;
  focus: ReadonlySet<number>;
  /** `true` for a deliberate fragment, which does not have to parse. */
  fragment: boolean;
}
