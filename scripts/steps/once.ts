/** Receives the files that a step reads: paths or globs, relative to the project's root. */
export type Reads = (files: readonly string[]) => void;

/** A step of a build. Apart from functions and classes, its options are plain data. */
export type Step<Options, Made> = (options: Options, reads: Reads) => Promise<Made>;

/** Runs a step, or returns what it has made before from the same options and files. */
export type Once = <Options, Made>(step: Step<Options, Made>, options: Options) => Promise<Made>;

/** Runs every step: a build that does not go on has nothing to remember. */
export const runStep: Once = (step, options) => step(options, () => {});
