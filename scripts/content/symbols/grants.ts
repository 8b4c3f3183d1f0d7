/** The calls that grant permissions, in the languages of all libraries. */
export const GRANTS = /^(?:allow|for|with)$/i;

/** The symbol of the error that a call without its permission raises. */
export const REFUSAL = 'permission-denied-exception';
