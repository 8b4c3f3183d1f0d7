import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A call that the provider's client made. */
interface ProviderCall {
  /** The method and the path, without the query. */
  address: string;
  body: unknown;
  key: unknown;
}

/** A server that takes the place of the provider: it accepts everything, and says that every task is done. */
export const startStandIn = async () => {
  const calls: ProviderCall[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider.example');
    const body = request.method === 'GET' ? undefined : await json(request);
    calls.push({
      address: `${request.method} ${decodeURIComponent(pathname)}`,
      body,
      key: request.headers['x-algolia-api-key'],
    });
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ taskID: calls.length, updatedAt: '2026-11-22', status: 'published', objectIDs: [] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // A server that listens on a port has this kind of address.
  return {
    calls,
    host: { url: `localhost:${port}`, accept: 'readWrite', protocol: 'http' } as const,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
