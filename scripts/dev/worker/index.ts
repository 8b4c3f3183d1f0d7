// `npm start` runs this Worker. It loads the site's Worker again after each change, which takes a fifth of the time of a restart.

interface DevelopmentEnv {
  LOADER: WorkerLoader;
  SIGNALS: D1Database;
  /** The newest code, and the files of the build. */
  FILES: Fetcher;
}

interface WorkerCode {
  compatibilityDate: string;
  compatibilityFlags: string[];
  vars: Record<string, string>;
  /** The names of the rate limiters. A loaded Worker cannot have one as a binding, so nothing is limited. */
  limits: string[];
  release: unknown;
  /** The names of the other modules. The first one is the entry. */
  modules: [entry: string, ...others: string[]];
}

/**
 * KV is read from the build's files. There is no edge cache: pages are rendered for each request, so an edit is never hidden by
 * one.
 */
const mainModule = (entry: string) => `import worker from './${entry}';
globalThis.caches = { default: { match: async () => undefined, put: async () => {} } };
const pagesIn = (files) => ({
  get: async (key, { type } = {}) => {
    const file = await files.fetch('http://files/kv/' + key);
    if (!file.ok) return null;
    return type === 'arrayBuffer' ? file.arrayBuffer() : file.text();
  },
});
const limiter = { limit: async () => ({ success: true }) };
export default {
  fetch: (request, { FILES, LIMITS, ...env }, context) => {
    const limits = Object.fromEntries(LIMITS.map((name) => [name, limiter]));
    return worker.fetch(request, { ...env, ...limits, PAGES: pagesIn(FILES), ASSETS: FILES }, context);
  },
};`;

export default {
  fetch: async (request, env) => {
    const id = request.headers.get('x-development-worker') ?? '';
    try {
      return await env.LOADER.get(id, () => load(id, env))
        .getEntrypoint()
        .fetch(request);
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
    }
  },
} satisfies ExportedHandler<DevelopmentEnv>;

type Module = { js: string } | { wasm: ArrayBuffer } | { data: ArrayBuffer };

/** A name always has the same bytes: those of scripts contain their hashes, and packages do not change meanwhile. */
const known = new Map<string, Module>();

const readModule = async (name: string, files: Fetcher): Promise<Module> => {
  const file = await files.fetch(`http://files/module/${name}`);
  if (name.endsWith('.js')) return { js: await file.text() };
  const bytes = await file.arrayBuffer();
  return name.endsWith('.wasm') ? { wasm: bytes } : { data: bytes };
};

const load = async (id: string, { FILES, SIGNALS }: DevelopmentEnv): Promise<WorkerLoaderWorkerCode> => {
  const code = await FILES.fetch(`http://files/worker/${id}`);
  const { vars, limits, modules: names, release, ...compatibility }: WorkerCode = await code.json();
  const modules = await Promise.all(
    names.map(async (name) => [name, known.get(name) ?? (await readModule(name, FILES))] as const),
  );
  known.clear();
  for (const [name, module] of modules) known.set(name, module);
  return {
    ...compatibility,
    mainModule: 'main.js',
    modules: {
      'main.js': mainModule(names[0]),
      'release.json': { json: release },
      ...Object.fromEntries(modules),
    },
    env: { ...vars, SIGNALS, FILES, LIMITS: limits },
  };
};
