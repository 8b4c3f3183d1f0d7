import { WorkerEntrypoint } from 'cloudflare:workers';

/** The bindings that this Worker has besides those of the site. */
export interface DevelopmentEnv {
  SITE: DurableObjectNamespace;
  LOADER: WorkerLoader;
  /** The address at which `npm start` has the newest code and the files of the build. */
  DEVELOPMENT_FILES: string;
}

/** The site's KV: the files below `.build/kv`. */
export class Pages extends WorkerEntrypoint<DevelopmentEnv> {
  async get(key: string, { type }: { type?: 'text' | 'arrayBuffer' } = {}) {
    const file = await fetch(`${this.env.DEVELOPMENT_FILES}/kv/${key}`);
    if (!file.ok) return null;
    return type === 'arrayBuffer' ? file.arrayBuffer() : file.text();
  }
}

/** The site's assets: the files below `.build/public`. */
export class Assets extends WorkerEntrypoint<DevelopmentEnv> {
  override fetch({ url }: Request) {
    return fetch(new URL(new URL(url).pathname, this.env.DEVELOPMENT_FILES));
  }
}

/** A rate limiter of the site. A loaded Worker cannot have it as a binding. */
export class Limiter extends WorkerEntrypoint<Record<string, RateLimit>, { binding: string }> {
  limit(options: RateLimitOptions) {
    return this.env[this.ctx.props.binding]?.limit(options);
  }
}

/** The classes above, as the exports of the running Worker. */
export interface Exports {
  Pages(options: object): Fetcher;
  Assets(options: object): Fetcher;
  Limiter(options: { props: { binding: string } }): Fetcher;
}

/** The bindings of the site's Worker. */
export const bindings = (
  { LOADER: _loader, SITE: _site, ...env }: DevelopmentEnv,
  exports: Exports,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      isLimiter(value) ? exports.Limiter({ props: { binding: name } }) : value,
    ]),
  ),
  PAGES: exports.Pages({}),
  ASSETS: exports.Assets({}),
});

const isLimiter = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'limit' in value;
