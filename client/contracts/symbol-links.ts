/** Selects the links of code blocks, all of which lead to symbols. A class on each would make articles a percent larger. */
export const SYMBOL_LINKS = 'pre a';
