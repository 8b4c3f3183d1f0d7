const LONGEST_CHARACTERS = 60;

/** An author's text, cut to 60 characters and put on one line, so that a message can quote it. */
export const shortened = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_CHARACTERS ? `${line.slice(0, LONGEST_CHARACTERS - 1)}…` : line;
};
