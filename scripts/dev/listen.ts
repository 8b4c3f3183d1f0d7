import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portTaken } from './free-port.ts';

/** A client that has not sent its whole request by then gets a 408, and its connection is closed. */
const REQUEST_DEADLINE_MS = 20_000;
const CHECK_EVERY_MS = 1_000;

/** Listens on a port of this machine and resolves to the address. Rejects with OperatorError if the port is taken. */
export const listen = (
  port: number,
  handle: RequestListener,
  { deadlineMs = REQUEST_DEADLINE_MS } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = {
      headersTimeout: deadlineMs,
      requestTimeout: deadlineMs,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    };
    const server = createServer(options, handle);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error),
    );
    server.listen(port, 'localhost', () => {
      const { address, family, port: bound } = server.address() as AddressInfo; // it listens on a port
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`);
    });
  });
