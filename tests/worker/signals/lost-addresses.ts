import { env } from 'cloudflare:workers';

/** The rows of the table, as texts such as `2026-11-22 /lost / 2`. */
export const countedAddresses = async (): Promise<string[]> => {
  const rows = await env.SIGNALS.prepare(
    'SELECT day, path, page, count FROM lost_addresses ORDER BY day, path, page',
  ).raw();
  return rows.map((row) => row.join(' '));
};

export const forgetAddresses = () => env.SIGNALS.exec('DELETE FROM lost_addresses');
