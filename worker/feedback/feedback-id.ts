/** UUIDs among them. Never read as an option on a command line, nor as a formula by a spreadsheet. */
const FEEDBACK_ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{7,127}$/;

export const isFeedbackId = (text: string): boolean => FEEDBACK_ID.test(text);
