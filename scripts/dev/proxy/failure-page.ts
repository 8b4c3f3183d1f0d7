import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from 'hono/html';

/**
 * The page that a browser gets instead of a text about a failure. It says which release failed, so the development script
 * reloads it as soon as there is another one.
 */
export const failurePage = (text: string, release = ''): string =>
  String(html`<!doctype html>
<html lang="en" data-failed-release="${release}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>This page failed</title></head>
<body>
<p>${text.trim()}</p>
<p>The terminal shows the error. This page reloads by itself after the repair.</p>
</body>
</html>
`);

/** `true` if a browser asks for a page to show. */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** The Worker's headers are left out, because they describe its text. */
export const sendFailurePage = (outgoing: ServerResponse, status: number, page: string): void => {
  outgoing.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  outgoing.end(page);
};
