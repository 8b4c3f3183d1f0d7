/** A value that a key accepts. */
interface ConfigurationValue {
  name: string;
  /** A sentence, as Markdown. */
  meaning: string;
}

/** A key of a configuration file, as readers write it. */
export interface ConfigurationKey {
  /**
   * The names from the top of the file, joined by dots. `<name>` stands for a name that the author of the file chooses,
   * `[]` for the entries of a list.
   */
  path: string;
  /** The type in plain words: `string`, `list of strings`, `integer`. */
  type: string;
  /** `true` if its block is wrong without it. */
  required?: boolean;
  /** The value that applies without the key: code, or the end of the sentence “The default is …”, as Markdown. */
  default?: string;
  /** Sentences, as Markdown. */
  meaning: string;
  /** The accepted values, if the list is closed. */
  values?: readonly (string | ConfigurationValue)[];
  /** The first release of the CLI or the provider with the key, if readers may have an older one. */
  since?: string;
  /** The entry under `preview` in nitric.yaml that the key needs. */
  preview?: string;
}
