import type { LanguageName } from '#scripts/content/code/languages.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { NodeVersion } from './node-packages.ts';

/** A code sample with its place in a page or in a data file. */
export interface Sample {
  code: string;
  language: LanguageName;
  /** The name of the sample's file. */
  title?: string | undefined;
  /** `true` for a deliberate fragment, which is not checked. */
  fragment: boolean;
  /** The place of the code's first character. `column` is also where its other lines begin. Both count from 1. */
  line: number;
  column: number;
  /** The version of the Node.js library that the sample is written for. */
  version: NodeVersion;
  /** Samples of one project may import each other. */
  project: string;
  /** `true` for the code before a change. The code after it is the block's other sample. */
  isBefore?: boolean;
}

/** The samples of a page or of a data file. */
export interface SampleFile {
  /** The path relative to the project's root. */
  file: string;
  samples: Sample[];
}

/** A problem at a place in the sample's code, moved to the place in its file. */
export const problemIn = (
  file: string,
  { line, column }: Pick<Sample, 'line' | 'column'>,
  problem: Omit<Problem, 'file'>,
): Problem => ({
  ...problem,
  file,
  line: line + problem.line - 1,
  column: column + problem.column - 1,
});
