/** The tag that both indexes put around words that match (specification, section 7). */
export const MARK = { before: '<mark>', after: '</mark>' } as const;
