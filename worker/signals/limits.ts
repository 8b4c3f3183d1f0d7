/**
 * The largest number of rows that readers add in a day (UTC), so nobody uses up the database. What came first stays. Further
 * feedback is refused, and further searches and addresses are not noted, but known ones are still counted.
 */
export const ROWS_A_DAY = {
  feedback: 1_000,
  searches: 2_000,
  // Addresses with a link on this site have another limit, so a flood of invented addresses does not hide them.
  linkedAddresses: 300,
  otherAddresses: 200,
} as const;

/**
 * About so many searches, and so many addresses, are counted in a day: a fifth of the writes that the free plan has for each. Whoever
 * repeats a known one can thus not use up the writes that feedback needs.
 */
export const COUNTS_A_DAY = 20_000;

/** Counts of searches and of addresses are forgotten after this time. A setting determines how long feedback is kept. */
export const COUNTS_KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

/** The day of a time in UTC: `2026-11-22`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The day in UTC that is a number of days before a time. */
export const dayBefore = (time: Date, days: number): string =>
  dayOf(new Date(time.getTime() - days * DAY_MS));

/** The seconds from a time until the next day in UTC. */
export const secondsLeftOfDay = (time: Date): number =>
  Math.ceil((DAY_MS - (time.getTime() % DAY_MS)) / 1000);

/**
 * Returns the first `characters` code points of a text. Never splits a surrogate pair. A lone surrogate becomes U+FFFD, as
 * it would in the database.
 */
export const firstCharacters = (text: string, characters: number): { text: string; isCut: boolean } => {
  const points = [...text.replace(/\p{Surrogate}/gu, '\uFFFD')];
  return { text: points.slice(0, characters).join(''), isCut: points.length > characters };
};
