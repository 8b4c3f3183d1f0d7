import { createServer } from 'node:net';

/** Ends the process with a clear message where the port is taken. */
export const requireFreePort = async (port: number): Promise<void> => {
  if (await isFree(port)) return;
  console.error(
    `Port ${port} is taken by another program. Stop it, or choose another: npm start -- --port ${port + 1}`,
  );
  process.exit(1);
};

/** A port of this machine that nobody uses at the moment. */
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
