import { DurableObject } from 'cloudflare:workers';
import { bindings, type DevelopmentEnv, type Exports } from './bindings.ts';
import { VERSION_HEADER } from './version-header.ts';

/** A loaded Worker has no edge cache. Pages are rendered for each request, so an edit is never hidden by one. */
const mainModule = (
  entry: string,
) => `globalThis.caches = { default: { match: async () => undefined, put: async () => {} } };
export { default } from './${entry}';`;

interface WorkerCode {
  compatibilityDate: string;
  compatibilityFlags: string[];
  vars: Record<string, string>;
  release: unknown;
  /** The names of the other modules. The first one is the entry. The names of scripts contain their hashes. */
  modules: [entry: string, ...others: string[]];
}

/** Keeps the loaded Worker from one request to the next, which only a durable object can do. */
export class Site extends DurableObject<DevelopmentEnv> {
  #current: { id: string | null; worker: WorkerStub } | undefined;
  /** The modules of the latest version. A name always has the same bytes, because packages do not change meanwhile. */
  #modules = new Map<string, ArrayBuffer>();

  override async fetch(request: Request): Promise<Response> {
    const id = request.headers.get(VERSION_HEADER);
    try {
      if (this.#current?.id !== id) this.#current = { id, worker: await this.#load(id) };
      return await this.#current.worker.getEntrypoint().fetch(request);
    } catch (error) {
      // The header tells a Worker that fails from a runtime that has crashed.
      const headers = { [VERSION_HEADER]: id ?? '' };
      return new Response(error instanceof Error ? error.message : String(error), { status: 500, headers });
    }
  }

  async #load(id: string | null): Promise<WorkerStub> {
    const { env, ctx } = this;
    const answer = await this.#ask(`worker/${id}`);
    const { vars, modules: names, release, ...compatibility }: WorkerCode = await answer.json();
    const modules = await Promise.all(names.map(async (name) => [name, await this.#bytes(name)] as const));
    this.#modules = new Map(modules);
    return env.LOADER.load({
      ...compatibility,
      mainModule: 'main.js',
      modules: {
        'main.js': mainModule(names[0]),
        'release.json': { json: release },
        ...Object.fromEntries(modules.map(([name, bytes]) => [name, moduleOf(name, bytes)])),
      },
      env: { ...bindings(env, ctx.exports as unknown as Exports), ...vars }, // the types of exports are not generated
    });
  }

  async #bytes(name: string): Promise<ArrayBuffer> {
    return this.#modules.get(name) ?? (await this.#ask(`module/${name}`)).arrayBuffer();
  }

  #ask(path: string): Promise<Response> {
    return fetch(`${this.env.DEVELOPMENT_FILES}/${path}`);
  }
}

type Module = { js: string } | { wasm: ArrayBuffer } | { data: ArrayBuffer };

const moduleOf = (name: string, bytes: ArrayBuffer): Module => {
  if (name.endsWith('.js')) return { js: new TextDecoder().decode(bytes) };
  return name.endsWith('.wasm') ? { wasm: bytes } : { data: bytes };
};
