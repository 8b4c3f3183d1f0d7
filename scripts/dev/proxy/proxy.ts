import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { VERSION_HEADER } from '#scripts/dev/worker/version-header.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { Announcements } from './announcements.ts';
import { failurePage } from './failure-page.ts';
import { forward, pathOf } from './forward.ts';
import { sendSiteFile } from './site-files.ts';
import type { WorkerVersions } from './worker-versions.ts';

/** The start of the paths that only `npm start` answers. */
export const DEVELOPMENT_PATH = '/docs/-/development';

interface ProxyOptions {
  outFolder: string;
  /** The folder of the Worker's modules. */
  modulesFolder: string;
  announcements: Announcements;
  versions: WorkerVersions;
  /** The code of the script that is added to pages. */
  script: string;
  /** Resolves to the address of `wrangler dev`. */
  origin: () => Promise<string>;
}

/**
 * Answers every request to `npm start`: serves assets, passes everything else through to `wrangler dev`, and adds a script to
 * pages that reloads them and shows an author's mistakes. `scripts/dev/worker` gets the Worker's code and KV here.
 */
export const proxy =
  ({ outFolder, modulesFolder, announcements, versions, script, origin }: ProxyOptions) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const [path = '', query] = pathOf(incoming.url).split('?');
    const own = path.startsWith(DEVELOPMENT_PATH) ? path.slice(DEVELOPMENT_PATH.length) : '';
    if (own === '.js') return sendScript(script, outgoing);
    if (own === '-events')
      return announcements.subscribe(new URLSearchParams(query).get('page') ?? '', outgoing);
    const [, kind, name = ''] = /^\/(worker|module|kv)\/(.*)$/.exec(own) ?? [];
    if (kind === 'worker') return void outgoing.end(versions.code(name));
    if (kind === 'module') return sendFile(modulesFolder, name, outgoing);
    if (kind === 'kv') return sendFile(join(outFolder, 'kv'), name, outgoing);
    const isAsset = path.startsWith('/docs/assets/') && incoming.method === 'GET';
    if (isAsset && (await sendSiteFile(outFolder, `public${path}`, outgoing))) return;
    // With `Sec-Purpose`, the Worker lets browsers keep a prefetched page for minutes, even if it is edited meanwhile.
    delete incoming.headers['sec-purpose'];
    const headers = { [VERSION_HEADER]: await versions.current() };
    // A newer release may be there before the answer is.
    const release = announcements.release();
    const failureHtml = (text: string) => addScript(failurePage(text, release));
    await forward(incoming, outgoing, { origin, headers, changeHtml: addScript, failureHtml });
  };

const sendFile = async (folder: string, path: string, outgoing: ServerResponse): Promise<void> => {
  if (!(await sendSiteFile(folder, path, outgoing))) outgoing.writeHead(404).end();
};

/** Reads the script once: if it was read for each page, a mistake in it would end the process that answers. */
export const readBrowserScript = (): string => {
  const source = readFileSync(join(projectRoot, 'scripts/dev/proxy/browser/development.ts'), 'utf8');
  return transformSync(source, { loader: 'ts' }).code;
};

const sendScript = (script: string, outgoing: ServerResponse): void => {
  outgoing.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
  outgoing.end(script);
};

const addScript = (html: string): string =>
  html.replace('</head>', `<script type="module" src="${DEVELOPMENT_PATH}.js"></script></head>`);
