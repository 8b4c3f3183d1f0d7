/** The middle value, or the mean of the two middle values if their count is even. Throws for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There are no values.');
  return (lower + upper) / 2;
};

/** The median of each measurement. They take turns, so other work on the machine affects all of them equally. */
export const mediansInTurns = async <Name extends string>(
  rounds: number,
  measurements: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(measurements) as Name[]; // the record's own keys
  const values = names.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) values[index]?.push(await measurements[name]());
  }
  const medians = names.map((name, index) => [name, median(values[index] ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>; // one entry for each name
};
