/** Where a browser keeps the feedback that is not yet sent. */
export const OUTBOX_KEY = 'feedback-outbox';
