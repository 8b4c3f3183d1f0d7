/** Words of readers by page and anchor. The text before a page's first heading has the anchor `overview`. */
export type SearchWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
