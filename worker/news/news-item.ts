/** A new or changed page, or a release of a library. */
export interface NewsItem {
  kind: 'new-page' | 'changed-page' | 'release';
  /** Names the announcement permanently. Feed readers show an id only once. */
  id: string;
  /** An ISO date. */
  date: string;
  title: string;
  description: string;
  /** A path with `/docs`, or an absolute address. */
  href: string;
  /** The section of a page, with its library: `Library reference · Python`. */
  label?: string;
}
