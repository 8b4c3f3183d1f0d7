import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A local port that is currently unused. */
export const anyFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  await once(server, 'close');
  return port;
};
