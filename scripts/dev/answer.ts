import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { transformSync } from 'esbuild';
import { html } from 'hono/html';
import { getMimeType } from 'hono/utils/mime';
import { projectRoot } from '#scripts/project/project-root.ts';
import { forward } from './listen.ts';
import { FILES_PATH, type Runtime } from './runtime.ts';

interface AnswerOptions {
  runtime: Pick<Runtime, 'ask' | 'manifest'>;
  open: OpenPages;
  outFolder: string;
  /** The code of the script that is added to pages. */
  script: string;
}

/** The start of the paths that only `npm start` answers. */
const DEVELOPMENT_PATH = '/docs/-/development';

/**
 * Answers every request to `npm start`: serves assets, passes everything else to the Worker, and adds a script to pages
 * that reloads them and shows an author's problems.
 */
export const answerWith =
  ({ runtime, open, outFolder, script }: AnswerOptions) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === `${DEVELOPMENT_PATH}.js`) return answered(script, 'text/javascript');
    if (pathname === `${DEVELOPMENT_PATH}-events`) return open.subscribe(searchParams.get('page') ?? '');
    if (pathname.startsWith(FILES_PATH))
      return fileFor(pathname.slice(FILES_PATH.length), runtime, outFolder);
    const asset = request.method === 'GET' ? await siteFile(outFolder, pathname) : undefined;
    if (asset) return asset;
    // With `Sec-Purpose`, the Worker lets browsers keep a prefetched page for minutes, even if it is edited meanwhile.
    request.headers.delete('sec-purpose');
    // A newer release may be there before the answer is.
    const release = open.release();
    const answer = await forward(request, runtime.ask);
    if (request.method === 'HEAD') return answer;
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      return new Response(withScript(await answer.text()), answer);
    const isNavigation = request.method === 'GET' && request.headers.get('accept')?.includes('text/html');
    if (answer.status < 500 || !isNavigation) return answer;
    return answered(withScript(failurePage(await answer.text(), release)), 'text/html', answer.status);
  };

/** What the Worker asks for: the newest manifest, or a value of KV, which is a file of the build. */
const fileFor = async (
  name: string,
  { manifest }: Pick<Runtime, 'manifest'>,
  outFolder: string,
): Promise<Response> => {
  if (name === 'release') return answered(manifest(), 'application/json');
  const bytes =
    /^kv(?:\/[\w-]+)+$/.test(name) && (await readFile(join(outFolder, name)).catch(() => undefined));
  return bytes ? new Response(new Uint8Array(bytes)) : new Response('', { status: 404 });
};

/** Reads the script once: if it was read for each page, an error in it would end the process that answers. */
export const readBrowserScript = (): string => {
  const source = readFileSync(join(projectRoot, 'scripts/dev/development.ts'), 'utf8');
  return transformSync(source, { loader: 'ts', format: 'esm' }).code;
};

/** An asset of the built site, which a change never outlives. `undefined` if there is no such file. */
const siteFile = async (outFolder: string, path: string): Promise<Response | undefined> => {
  if (!path.startsWith('/docs/assets/')) return undefined;
  const bytes = await readFile(join(outFolder, 'public', posix.normalize(path))).catch(() => undefined);
  const headers = { 'Content-Type': getMimeType(path) ?? 'application/octet-stream' };
  return bytes && new Response(new Uint8Array(bytes), { headers });
};

const answered = (text: string, type: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' },
  });

const SCRIPT = `<script type="module" src="${DEVELOPMENT_PATH}.js"></script>`;
const withScript = (page: string): string => page.replace('</head>', `${SCRIPT}</head>`);

/**
 * The page that a browser gets instead of a text about a failure. It names the release that failed, so the script reloads it as soon
 * as there is another one.
 */
const failurePage = (text: string, release = ''): string =>
  String(html`<!doctype html>
<html lang="en" data-failed-release="${release}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>This page failed</title></head>
<body>
<p>${text.trim()}</p>
<p>The terminal shows the error. This page reloads by itself after the repair.</p>
</body>
</html>
`);

/** The newest release, or the problems that an author has to fix. */
type DevelopmentState = { release: string } | { problems: string };

/** The pages that are open in browsers. */
export const createOpenPages = () => {
  const pages = new Map<ReadableStreamDefaultController<Uint8Array>, string>();
  let newest: Uint8Array | undefined;
  let release: string | undefined;
  return {
    /** An answer of server-sent events: the newest state, and then each that concerns the page. `address` has `/docs`. */
    subscribe: (address: string): Response => {
      let page: ReadableStreamDefaultController<Uint8Array>;
      const events = new ReadableStream<Uint8Array>({
        start: (controller) => {
          page = controller;
          pages.set(page, address);
          page.enqueue(newest ?? new TextEncoder().encode(':\n\n'));
        },
        cancel: () => void pages.delete(page),
      });
      const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
      return new Response(events, { headers });
    },
    addresses: (): string[] => [...new Set(pages.values())],
    /** The newest release, even if there have been problems since. */
    release: (): string | undefined => release,
    /** Tells the open pages whose address `concerns` approves. */
    announce: (state: DevelopmentState, concerns: (address: string) => boolean): void => {
      if ('release' in state) release = state.release;
      newest = new TextEncoder().encode(`data: ${JSON.stringify(state)}\n\n`);
      for (const [page, address] of pages) if (concerns(address)) page.enqueue(newest);
    },
  };
};

type OpenPages = ReturnType<typeof createOpenPages>;
