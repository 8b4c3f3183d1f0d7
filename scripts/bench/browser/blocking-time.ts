export interface LongTask {
  startMs: number;
  durationMs: number;
}

/** A longer task delays the reader's input. */
const BLOCKING_MS = 50;

/** The total blocking time: for each task after the first contentful paint, the part beyond 50 ms. */
export const blockingTimeMs = (tasks: readonly LongTask[], firstContentfulPaintMs: number): number =>
  tasks
    .map(({ startMs, durationMs }) => startMs + durationMs - Math.max(startMs, firstContentfulPaintMs))
    .reduce((total, duration) => total + Math.max(0, duration - BLOCKING_MS), 0);
