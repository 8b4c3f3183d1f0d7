/** Ids such as UUIDs. No command line takes one for an option, and no spreadsheet for a formula. */
const FEEDBACK_ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{7,127}$/;

export const isFeedbackId = (text: string): boolean => FEEDBACK_ID.test(text);
