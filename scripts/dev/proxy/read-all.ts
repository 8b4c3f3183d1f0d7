import type { IncomingMessage } from 'node:http';

/** The whole body, or `undefined` if it has more than `most` bytes. Rejects if it ends early. */
export const readAll = (
  stream: IncomingMessage,
  most = Number.POSITIVE_INFINITY,
): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    stream.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) resolve(undefined);
      else chunks.push(chunk);
    });
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.once('error', reject);
    stream.once('close', () => reject(new Error('The connection was closed early.')));
  });
