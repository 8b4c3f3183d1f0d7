/** The content of a page's cards: a signature and a sentence for each symbol, by the address that its links lead to. */
export type SymbolCards = Readonly<Record<string, readonly [signature: string, summary: string]>>;
