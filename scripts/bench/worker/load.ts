import autocannon from 'autocannon';

const CONNECTIONS = 16;
/** autocannon counts in steps of this length. A run lasts a whole number of steps. */
const STEP_MS = 50;
/** The production host, because pages on loopback hosts lack some headers. */
export const HOST = 'nitric.io';

type Answers = Pick<autocannon.Result, '2xx' | 'non2xx' | 'errors' | 'duration'>;

/** The number of answers per second if each connection always waits for one answer. Rejects when a request fails. */
export const requestsPerSecond = async (url: URL, durationMs: number): Promise<number> => {
  const headers = { Host: HOST, Accept: 'text/html' };
  const run = { connections: CONNECTIONS, duration: durationMs / 1000, sampleInt: STEP_MS };
  return answerRate(url.href, await autocannon({ url: url.href, headers, ...run }));
};

/** The number of answers per second. Throws when a request failed or an answer was not 2xx. */
export const answerRate = (url: string, answers: Answers): number => {
  const { '2xx': answered, non2xx, errors, duration } = answers;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} failed.`);
  return answered / duration;
};
