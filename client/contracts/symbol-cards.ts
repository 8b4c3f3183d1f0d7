/** What the cards of a page say: the signature and a sentence about each symbol, by the address that its links lead to. */
export type SymbolCards = Readonly<Record<string, readonly [signature: string, summary: string]>>;
