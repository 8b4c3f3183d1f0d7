import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { Announcements } from './announcements.ts';
import { forward } from './forward.ts';

const SCRIPT_PATH = '/docs/-/development.js';
const EVENTS_PATH = '/docs/-/development-events';

/**
 * Listens on the public port, passes requests through to `wrangler dev`, and adds an external script to pages that reloads
 * them and shows an author's mistakes. The Worker does not know about this script.
 */
export const startProxy = (port: number, origin: string, announcements: Announcements): void => {
  createServer((incoming, outgoing) => {
    if (incoming.url === SCRIPT_PATH) return sendScript(outgoing);
    if (incoming.url === EVENTS_PATH) return announcements.subscribe(outgoing);
    // With this header, the Worker lets browsers keep a prefetched page for minutes, even if it is edited meanwhile.
    delete incoming.headers['sec-purpose'];
    void forward(incoming, outgoing, { origin, changeHtml: addScript });
  }).listen(port, 'localhost');
};

const sendScript = (outgoing: ServerResponse): void => {
  const source = readFileSync(join(projectRoot, 'scripts/dev/browser/development.ts'), 'utf8');
  outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  outgoing.end(transformSync(source, { loader: 'ts' }).code);
};

const addScript = (html: string): string =>
  html.replace('</head>', `<script type="module" src="${SCRIPT_PATH}"></script></head>`);
