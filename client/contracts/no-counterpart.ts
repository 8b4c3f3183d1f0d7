/** Anchor of the words at the head of a reference for readers whose page or section it does not have. */
export const NO_COUNTERPART_ID = 'no-counterpart';
