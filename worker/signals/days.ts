const DAY_MS = 86_400_000;

/** Counts of readers' signals are forgotten after this time. */
export const KEPT_DAYS = 90;

/** The day of a time in UTC: `2026-11-22`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The day in UTC that is a number of days before a time. */
export const dayBefore = (time: Date, days: number): string =>
  dayOf(new Date(time.getTime() - days * DAY_MS));
