const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

export interface ResponseCounter {
  /** Takes what a connection received next. Returns how many answers ended in it. Throws when an answer is not a 200. */
  push(chunk: Buffer): number;
}

type Part = 'head' | 'body' | 'chunk-size' | 'chunk' | 'trailer';

/** Finds the ends of HTTP/1.1 answers on a kept connection, with far less work than a full client. */
export const responseCounter = (): ResponseCounter => {
  let buffer: Buffer = Buffer.alloc(0);
  let part: Part = 'head';
  /** Bytes of the body, or of the chunk and its line end, that are still to come. */
  let remaining = 0;
  let completed = 0;

  const takeLine = (end: Buffer): string | undefined => {
    const at = buffer.indexOf(end);
    if (at < 0) return undefined;
    const line = buffer.toString('latin1', 0, at);
    buffer = buffer.subarray(at + end.length);
    return line;
  };
  const finish = (): void => {
    completed += 1;
    part = 'head';
  };
  const skip = (): boolean => {
    const taken = Math.min(remaining, buffer.length);
    buffer = buffer.subarray(taken);
    remaining -= taken;
    return remaining === 0;
  };
  const steps: Record<Part, () => boolean> = {
    head: () => {
      const head = takeLine(HEAD_END);
      if (head === undefined) return false;
      if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`The answer is '${head.split('\r\n')[0]}'.`);
      const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
      part = length === undefined ? 'chunk-size' : 'body';
      remaining = Number(length ?? 0);
      return true;
    },
    body: () => {
      if (!skip()) return false;
      finish();
      return true;
    },
    'chunk-size': () => {
      const line = takeLine(LINE_END);
      if (line === undefined) return false;
      const size = Number.parseInt(line, 16);
      part = size === 0 ? 'trailer' : 'chunk';
      remaining = size + LINE_END.length;
      return true;
    },
    chunk: () => {
      if (!skip()) return false;
      part = 'chunk-size';
      return true;
    },
    trailer: () => {
      if (takeLine(LINE_END) === undefined) return false;
      finish();
      return true;
    },
  };

  return {
    push: (chunk) => {
      buffer = buffer.length === 0 ? chunk : Buffer.concat([buffer, chunk]);
      completed = 0;
      while (steps[part]() && (buffer.length > 0 || part === 'body'));
      return completed;
    },
  };
};
