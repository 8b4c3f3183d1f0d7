/** A name that pages write in code style and that is not part of Nitric. */
export interface OtherName {
  /** The name as pages write it, without arguments. */
  name: string;
  /** What has it: a language, a tool, a package. */
  of: string;
}

/** The names that pages may write although no data describes them. The build reports those that no page needs. */
export const OTHER_NAMES: readonly OtherName[] = [];
