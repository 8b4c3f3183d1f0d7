/** The calls that grant permissions, in the languages of all libraries. */
export const GRANTS = /^(?:allow|for|with)$/i;
