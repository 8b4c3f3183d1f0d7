import type { WorkerModule } from './worker-modules.ts';

const KINDS = { ESModule: 'js', CompiledWasm: 'wasm', Data: 'data' } as const;

/**
 * The modules of a Worker that starts the Worker `modules` in a new isolate for each request, and answers as it does. The
 * binding `VARS` holds that Worker's settings.
 */
export const startUpWorker = (modules: readonly WorkerModule[], compatibilityDate: string) => {
  const names = modules.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  const contents = modules.map(({ type }, index) => {
    const value = type === 'ESModule' ? `new TextDecoder().decode(m${index})` : `m${index}`;
    return `'${names[index]}': { ${KINDS[type]}: ${value} },`;
  });
  const code = `
${modules.map((_, index) => `import m${index} from './${index}.bin';`).join('\n')}
const modules = { ${contents.join('\n')} };
export default {
  fetch(request, env) {
    const start = () => ({ compatibilityDate: '${compatibilityDate}', mainModule: '${names[0]}', modules, env: env.VARS });
    return env.LOADER.get(crypto.randomUUID(), start).getEntrypoint().fetch(request.url);
  },
};`;
  return [
    { type: 'ESModule' as const, path: '/host.js', contents: code },
    ...modules.map(({ contents: bytes }, index) => ({
      type: 'Data' as const,
      path: `/${index}.bin`,
      contents: bytes,
    })),
  ];
};
