/** A record of the site's data that pages must show. */
export interface SiteRecord {
  name: string;
  /** A text of the record that finds its place in `RECORD_FILES`. */
  text: string;
  /** The component that shows it, as an author writes it. */
  tag: string;
}

/** The files and folders with the records, relative to the project's root. */
export const RECORD_FILES = [
  'content/cli.ts',
  'content/environment-variables.ts',
  'content/templates.ts',
  'content/tools.ts',
  'content/configuration',
] as const;
