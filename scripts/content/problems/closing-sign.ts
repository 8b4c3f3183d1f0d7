/** The offset of the sign `close` that belongs to the sign at `start`. Signs in quotes are counted, too. */
export const closingSign = (text: string, start: number, close: string): number | undefined => {
  const open = text.charAt(start);
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text.charAt(index) === open) depth += 1;
    else if (text.charAt(index) === close) depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
};
