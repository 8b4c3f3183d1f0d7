import type { ServerResponse } from 'node:http';

/** The newest release, or the problems that an author has to fix. A page gets the newest state when it connects. */
type DevelopmentState = { release: string } | { problems: string };

export interface Announcements {
  /** `address` is the path of the page, with `/docs`. */
  subscribe(address: string, outgoing: ServerResponse): void;
  /** The addresses of the open pages. */
  open(): string[];
  /** The newest release, even if there have been problems since. */
  release(): string | undefined;
  /** Tells the open pages whose address `concerns` approves. */
  announce(state: DevelopmentState, concerns: (address: string) => boolean): void;
}

/** Sends server-sent events to open pages. */
export const createAnnouncements = (): Announcements => {
  const readers = new Map<ServerResponse, string>();
  let newest: string | undefined;
  let release: string | undefined;
  return {
    subscribe: (address, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (newest) outgoing.write(newest);
      readers.set(outgoing, address);
      outgoing.on('close', () => readers.delete(outgoing));
    },
    open: () => [...new Set(readers.values())],
    release: () => release,
    announce: (state, concerns) => {
      if ('release' in state) release = state.release;
      newest = `data: ${JSON.stringify(state)}\n\n`;
      for (const [reader, address] of readers) if (concerns(address)) reader.write(newest);
    },
  };
};
