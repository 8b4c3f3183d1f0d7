import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { portTaken } from './free-port.ts';

/** A client that has not sent its whole request by then gets a 408, and its connection is closed. */
const REQUEST_DEADLINE_MS = 20_000;
const CHECK_EVERY_MS = 1_000;

type Handle = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/**
 * Handles the requests of each connection one after another. A client may send a thousand of them at once (RFC 9112, 9.3.2), and
 * those of other clients would wait behind them. If one fails, its connection is closed, and all others stay.
 */
const inTurns = (handle: Handle) => {
  const turns = new WeakMap<Socket, Promise<void>>();
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const before = turns.get(incoming.socket) ?? Promise.resolve();
    turns.set(
      incoming.socket,
      before
        .then(() => handle(incoming, outgoing))
        .catch((error) => {
          console.error(error);
          outgoing.destroy();
        }),
    );
  };
};

/** Listens on a port of this machine and resolves to the address. Rejects with OperatorError if the port is taken. */
export const listen = (
  port: number,
  handle: Handle,
  { deadlineMs = REQUEST_DEADLINE_MS } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = {
      headersTimeout: deadlineMs,
      requestTimeout: deadlineMs,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    };
    const server = createServer(options, inTurns(handle));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error),
    );
    server.listen(port, 'localhost', () => {
      const { address, family, port: bound } = server.address() as AddressInfo; // it listens on a port
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`);
    });
  });
