import { env } from 'cloudflare:workers';

/** The rows of the table, as texts such as `2026-11-22 bucket chosen 2`. */
export const countedSearches = async (): Promise<string[]> => {
  const rows = await env.SIGNALS.prepare(
    'SELECT day, query, outcome, count FROM searches ORDER BY day, query, outcome',
  ).raw();
  return rows.map((row) => row.join(' '));
};

export const forgetSearches = () => env.SIGNALS.exec('DELETE FROM searches');
