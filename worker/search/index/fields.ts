/** The fields of the index, from the most to the least telling. */
export const INDEX_FIELDS = ['title', 'names', 'aliases', 'parents', 'text', 'code'] as const;
export type IndexField = (typeof INDEX_FIELDS)[number];
