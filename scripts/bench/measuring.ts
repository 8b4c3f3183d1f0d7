import { gzipSync } from 'node:zlib';

type Measurements<Name extends string> = Readonly<Record<Name, () => Promise<number>>>;

/** A summary of each measurement. They take turns, so other work on the machine affects all of them equally. */
export const inTurns = async <Name extends string>(
  rounds: number,
  measurements: Measurements<Name>,
  summarize: (values: readonly number[]) => number = median,
): Promise<Record<Name, number>> => {
  const names = Object.keys(measurements) as Name[]; // the record's own keys
  const values = names.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, name] of names.entries()) values[index]?.push(await measurements[name]());
  }
  const summaries = names.map((name, index) => [name, summarize(values[index] ?? [])]);
  return Object.fromEntries(summaries) as Record<Name, number>; // one entry for each name
};

/** It counts every value, so many short turns even out what else the machine does. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle value, or the mean of the two middle values if their count is even. Throws for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There are no values.');
  return (lower + upper) / 2;
};

/** Compresses with `gzip -9`, the highest level. The budgets count these bytes. */
export const gzip = (bytes: string | Uint8Array): Buffer => gzipSync(bytes, { level: 9 });

/** The size of files after {@link gzip}, in kB of 1,000 bytes. */
export const gzipKilobytes = (files: readonly (string | Uint8Array)[]): number =>
  files.reduce((sum, file) => sum + gzip(file).length, 0) / 1000;

const ALREADY_COMPRESSED = /^(?:font\/woff2|image\/(?!svg))/;

export const isCompressible = (contentType: string): boolean => !ALREADY_COMPRESSED.test(contentType);
