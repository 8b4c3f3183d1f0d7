import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/**
 * Answers with a file of the built site, as Cloudflare's assets do. Resolves to `false`, without an answer, if there is no
 * such file. `path` is relative to the out folder, such as `public/docs/assets/icons-3f2a.svg`.
 */
export const sendSiteFile = async (
  outFolder: string,
  path: string,
  outgoing: ServerResponse,
): Promise<boolean> => {
  const bytes = await readFile(join(outFolder, posix.normalize(`/${path}`))).catch(() => undefined);
  if (!bytes) return false;
  const rules = await readFile(join(outFolder, 'public/_headers'), 'utf8').catch(() => '');
  const headers = assetHeaders(rules, `/${path.replace(/^public\//, '')}`);
  outgoing.setHeaders(headers);
  outgoing.end(bytes);
  return true;
};

/** The headers of a path by the rules of a `_headers` file: later rules replace values, and `!` removes one. */
export const assetHeaders = (rules: string, path: string): Headers => {
  const headers = new Headers({ 'Content-Type': getMimeType(path) ?? 'application/octet-stream' });
  for (const rule of rules.split('\n\n')) {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    if (!path.startsWith(pattern.replace(/\*$/, ''))) continue;
    for (const line of lines.map((text) => text.trim())) {
      if (line.startsWith('! ')) headers.delete(line.slice(2));
      else headers.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2));
    }
  }
  headers.delete('Strict-Transport-Security');
  return headers;
};
