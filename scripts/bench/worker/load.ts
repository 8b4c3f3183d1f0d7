import autocannon from 'autocannon';

const CONNECTIONS = 16;
/** autocannon counts in steps of this length, and a run lasts a whole number of them. */
const STEP_MS = 50;
/** The host of production: only on loopback hosts does a page lack some headers. */
const HOST = 'nitric.io';

type Answers = Pick<autocannon.Result, '2xx' | 'non2xx' | 'errors' | 'duration'>;

/** Measures how many requests are answered in a second when each connection always waits for one answer. Rejects when one fails. */
export const requestsPerSecond = async (url: URL, durationMs: number): Promise<number> => {
  const headers = { Host: HOST, Accept: 'text/html' };
  const run = { connections: CONNECTIONS, duration: durationMs / 1000, sampleInt: STEP_MS };
  return answerRate(url.href, await autocannon({ url: url.href, headers, ...run }));
};

/** The number of answers per second. Throws when a request failed or its answer was no 2xx. */
export const answerRate = (url: string, answers: Answers): number => {
  const { '2xx': answered, non2xx, errors, duration } = answers;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no 2xx, ${errors} failed.`);
  return answered / duration;
};
