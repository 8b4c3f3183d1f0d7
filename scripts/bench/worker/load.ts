import { connect, type Socket } from 'node:net';
import { responseCounter } from './response-counter.ts';

export interface LoadOptions {
  origin: URL;
  path: string;
  /** The Host header. */
  host: string;
  connections: number;
  durationMs: number;
}

/** Requests that were answered in a second, each connection asking again as soon as it has its answer. Rejects on any answer but 200. */
export const requestsPerSecond = async (options: LoadOptions): Promise<number> => {
  const { origin, path, host, connections, durationMs } = options;
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`;
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(origin)));
  let answered = 0;
  const started = performance.now();
  try {
    const failed = sockets.map((socket) =>
      askAgainAndAgain(socket, request, (count) => {
        answered += count;
      }),
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const elapsed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, durationMs);
    });
    await Promise.race([elapsed, ...failed]).finally(() => clearTimeout(timer));
    return (answered * 1000) / (performance.now() - started);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
};

const openSocket = ({ hostname, port }: URL): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    socket.once('error', reject).once('connect', () => resolve(socket.off('error', reject)));
  });

/** Rejects when the connection fails; never resolves. */
const askAgainAndAgain = (
  socket: Socket,
  request: string,
  onAnswers: (count: number) => void,
): Promise<never> =>
  new Promise((_, reject) => {
    const counter = responseCounter();
    socket.on('error', reject).on('data', (chunk) => {
      try {
        const count = counter.push(chunk);
        if (count === 0) return;
        onAnswers(count);
        socket.write(request);
      } catch (error) {
        reject(error);
      }
    });
    socket.write(request);
  });
