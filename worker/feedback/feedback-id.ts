/** Matches UUIDs and similar ids. None can be mistaken for an option on a command line or a formula in a spreadsheet. */
const FEEDBACK_ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{7,127}$/;

export const isFeedbackId = (text: string): boolean => FEEDBACK_ID.test(text);
