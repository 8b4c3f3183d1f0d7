import { median } from './median.ts';

type Measurements<Name extends string> = Readonly<Record<Name, () => Promise<number>>>;

/** The median of each measurement. They take turns, so other work on the machine affects all of them equally. */
export const mediansInTurns = <Name extends string>(
  rounds: number,
  measurements: Measurements<Name>,
): Promise<Record<Name, number>> => inTurns(rounds, measurements, median);

/** The mean of each measurement. It counts every turn, so many short turns even out what else the machine does. */
export const meansInTurns = <Name extends string>(
  rounds: number,
  measurements: Measurements<Name>,
): Promise<Record<Name, number>> => inTurns(rounds, measurements, mean);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const inTurns = async <Name extends string>(
  rounds: number,
  measurements: Measurements<Name>,
  summarize: (values: readonly number[]) => number,
): Promise<Record<Name, number>> => {
  const names = Object.keys(measurements) as Name[]; // the record's own keys
  const values = names.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) values[index]?.push(await measurements[name]());
  }
  const summaries = names.map((name, index) => [name, summarize(values[index] ?? [])]);
  return Object.fromEntries(summaries) as Record<Name, number>; // one entry for each name
};
