import type { StoredColors } from '#scripts/content/code/sample-colors.ts';

/** The texts of a compiled page, in the form that is written to files, and what helps to compile it again. */
export interface PageTexts {
  /** The page as KV stores it, without its date. */
  page: string;
  /** The JSON of the page's `StoredMarkdown`. */
  markdown: string;
  /** The JSON of the page's search record. */
  search: string;
  /** The cards of the symbols in the page's code. Absent if no code uses one. */
  cards?: PageCards;
  /** The colors of the page's code, for its next version. */
  colors: StoredColors;
}

/** The file of a page's cards. */
export interface PageCards {
  /** The file's name below `/docs/assets/`, with the hash of the content. */
  asset: string;
  /** The JSON of the page's `SymbolCards`. */
  text: string;
}
