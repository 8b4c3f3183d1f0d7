import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Passes the source of each import() to `redirect`. The import stays in the output, with the address that this returns. */
export const dynamicImports = (projectRoot: string, redirect: (source: string) => string): Plugin => ({
  name: 'dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:\.|#client\/)/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = path.startsWith('#') ? resolve(projectRoot, path.slice(1)) : resolve(resolveDir, path);
      return { path: redirect(source), external: true };
    });
  },
});
