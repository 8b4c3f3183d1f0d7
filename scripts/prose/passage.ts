import type { Root } from 'mdast';

/** A piece of text that readers see. */
export interface Passage {
  /** The path of its file, relative to the project's root. */
  file: string;
  /** The place of the source's first character in the file. Both count from 1. */
  line: number;
  column: number;
  source: string;
  /** The Markdown of the source. Its positions are those in the source. */
  tree: Root;
}
