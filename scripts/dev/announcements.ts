import type { ServerResponse } from 'node:http';

/** The newest release, or the problems that an author has to fix. A page gets the newest state when it connects. */
type DevelopmentState = { release: string } | { problems: string };

export interface Announcements {
  subscribe(outgoing: ServerResponse): void;
  announce(state: DevelopmentState): void;
}

/** Sends server-sent events to every open page. */
export const createAnnouncements = (): Announcements => {
  const readers = new Set<ServerResponse>();
  let newest: string | undefined;
  return {
    subscribe: (outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (newest) outgoing.write(newest);
      readers.add(outgoing);
      outgoing.on('close', () => readers.delete(outgoing));
    },
    announce: (state) => {
      newest = `data: ${JSON.stringify(state)}\n\n`;
      for (const reader of readers) reader.write(newest);
    },
  };
};
