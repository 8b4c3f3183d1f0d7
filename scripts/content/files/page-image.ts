/** An image on a page, with its name in the release. The page is compiled again when the file's content changes. */
export interface PageImage {
  /** The file's path, relative to the project's root. */
  sourceFile: string;
  /** The SHA-256 of the file's bytes. */
  hash: string;
  href: string;
  /** The width of the file in pixels. */
  width: number;
  height: number;
  /** The file's name below `/docs/assets/`, with the hash of the content. */
  asset: string;
}
