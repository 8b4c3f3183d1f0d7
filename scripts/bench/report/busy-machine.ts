import { availableParallelism, loadavg } from 'node:os';

/** Processes that wait for each core, beyond which times say more about the machine than about the site. */
const BUSY = 0.5;

/** What to tell before a run on a machine that does other work; `undefined` on a quiet one, and where nobody knows. */
export const busyMachine = (
  [lastMinute = 0]: readonly number[] = loadavg(),
  cores: number = availableParallelism(),
): string | undefined =>
  lastMinute > BUSY * cores
    ? `The machine is busy (load ${lastMinute.toFixed(1)} on ${cores} cores): sizes are right, times are not. Repeat when it is quiet.`
    : undefined;
