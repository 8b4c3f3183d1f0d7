/** The anchor of the notice at the start of a reference: what the reader was reading has no counterpart there. */
export const NO_COUNTERPART_ID = 'no-counterpart';
