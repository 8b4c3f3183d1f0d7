import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';

/** `feedback-server.ts BUNDLE STATE PORT` runs the built Worker with real D1 and a higher rate limit until it is killed. */
const [bundle = '', stateFolder = '', port = ''] = process.argv.slice(2);

const { vars, compatibilityDate } = await readProjectConfig();

const server = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: await readFile(bundle, 'utf8'),
    compatibilityDate,
    host: '127.0.0.1',
    port: Number(port),
    resourcePersistencePath: join(stateFolder, 'v3'),
    d1Databases: { SIGNALS: 'SIGNALS' },
    ratelimits: { FEEDBACK_LIMIT: { namespace_id: '1001', simple: { limit: 1_000_000, period: 60 } } },
    bindings: vars,
  }),
);
await server.ready;
console.log('ready');
