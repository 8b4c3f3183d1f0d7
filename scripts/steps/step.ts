/** A step of a build. Apart from functions and classes, its options are plain data. */
export type Step<Options, Made> = (options: Options, run: StepRun) => Promise<Made>;

/** The tools of a step besides its own work. */
export interface StepRun {
  /** Receives the files that the step reads: paths or globs, relative to the project's root. */
  reads: (files: readonly string[]) => void;
  once: Once;
}

/** Runs a part of a step, or returns what it has made before from the same options and files. */
export type Once = <Options, Made>(part: Step<Options, Made>, options: Options) => Promise<Made>;

/** The run of a build that remembers nothing. */
export const SINGLE_RUN: StepRun = {
  reads: () => {},
  once: (part, options) => part(options, SINGLE_RUN),
};
