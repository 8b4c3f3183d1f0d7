/** The style sheets of certain kinds of pages, besides the main one. Each is a file of `client/styles`. */
export const PAGE_STYLES = ['reference'] as const;
export type PageStyle = (typeof PAGE_STYLES)[number];
