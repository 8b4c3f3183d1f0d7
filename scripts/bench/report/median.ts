/** The middle value; the mean of the two middle ones of an even count. Throws without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There are no values.');
  return (lower + upper) / 2;
};

/** The median of each measurement. They take turns, so that other work of the machine affects all of them alike. */
export const mediansInTurns = async <Name extends string>(
  rounds: number,
  measurements: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number>> => {
  const names = Object.keys(measurements) as Name[]; // the keys of this very record
  const values = names.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) values[index]?.push(await measurements[name]());
  }
  const medians = names.map((name, index) => [name, median(values[index] ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>; // one entry for each name
};
