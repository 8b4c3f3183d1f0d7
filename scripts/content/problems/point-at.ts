/** The place of an offset in a text. `line` and `column` count from 1. */
export const pointAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
};
