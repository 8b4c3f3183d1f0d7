import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readToml } from '#scripts/project/read-project-config.ts';
import { DEVELOPMENT_FOLDER } from './development-folder.ts';
import { DEVELOPMENT_PATH } from './proxy/proxy.ts';

/**
 * Writes the configuration of `npm start` and returns its path. It is wrangler.toml with another Worker, which loads the
 * site's Worker from `origin` and answers for its KV and its assets. wrangler reads the file again when it changes.
 */
export const writeDevelopmentConfig = (origin: string): string => {
  const {
    alias: _alias,
    assets: _assets,
    kv_namespaces: _namespaces,
    rules: _rules,
    ...bindings
  } = readToml();
  const file = join(DEVELOPMENT_FOLDER, 'wrangler.json');
  const config = JSON.stringify({
    ...bindings,
    main: join(projectRoot, 'scripts/dev/worker/index.ts'),
    worker_loaders: [{ binding: 'LOADER' }],
    durable_objects: { bindings: [{ name: 'SITE', class_name: 'Site' }] },
    migrations: [{ tag: 'site', new_classes: ['Site'] }],
    vars: { DEVELOPMENT_FILES: origin + DEVELOPMENT_PATH },
  });
  mkdirSync(DEVELOPMENT_FOLDER, { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== config) writeFileSync(file, config);
  return file;
};
