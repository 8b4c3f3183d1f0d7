/** How many letters must be put in, left out, changed or swapped with their neighbour to make `b` of `a`. */
export const editDistance = (a: string, b: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
};

/** The name that the author probably meant: at most a third of its letters differ. Letter case counts little. */
export const nearestName = (written: string, names: Iterable<string>): string | undefined => {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    if (Math.abs(name.length - written.length) >= least) continue;
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (distance < least && distance <= Math.floor(Math.max(written.length, name.length) / 3)) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
};

/** The words as a sentence lists them: `a, b or c`. */
export const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;

/** `Did you mean …?` where a name is near, else what can be written at all. */
export const didYouMean = (
  written: string,
  names: readonly string[],
  quote: (name: string) => string = (name) => `\`${name}\``,
): string => {
  const nearest = nearestName(written, names);
  return nearest ? `Did you mean ${quote(nearest)}?` : `Write ${orList(names.map(quote))}.`;
};
