import { createServer } from 'node:net';
import { OperatorError } from '#scripts/terminal/operator.ts';

const MOST = 65_535;

/** Parses the value of `--port`. Throws {@link OperatorError} if it is not a port number. */
export const parsePort = (text: string): number => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= MOST) return port;
  throw new OperatorError(
    `--port must be a number from 1 to 65535; it is ${JSON.stringify(text)}.`,
    'For example: npm start -- --port 8788',
  );
};

/** Rejects with {@link OperatorError} if another program uses the port. */
export const requireFreePort = async (port: number): Promise<void> => {
  if (!(await isFree(port))) throw portTaken(port);
};

export const portTaken = (port: number): OperatorError =>
  new OperatorError(
    `Port ${port} is taken by another program.`,
    `Stop it, or choose another: npm start -- --port ${port < MOST ? port + 1 : port - 1}`,
  );

/** A local port that is currently unused. */
export const anyFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });

const isFree = async (port: number): Promise<boolean> => {
  for (const host of ['127.0.0.1', '::']) {
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
      server.listen(port, host, () => server.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
};
