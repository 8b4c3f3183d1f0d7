/** Matches UUIDs and similar ids. A matching id cannot be mistaken for a command-line option or a spreadsheet formula. */
const FEEDBACK_ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{7,127}$/;

export const isFeedbackId = (text: string): boolean => FEEDBACK_ID.test(text);
