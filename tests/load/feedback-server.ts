import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

// `feedback-server.ts BUNDLE STATE PORT` serves the built Worker with real D1 and a raised rate limit until it is killed.
const [bundle = '', stateFolder = '', port = ''] = process.argv.slice(2);

const server = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: await readFile(bundle, 'utf8'),
    compatibilityDate: '2026-08-15',
    host: '127.0.0.1',
    port: Number(port),
    resourcePersistencePath: join(stateFolder, 'v3'),
    d1Databases: { FEEDBACK: 'FEEDBACK' },
    ratelimits: { FEEDBACK_LIMIT: { namespace_id: '1001', simple: { limit: 1_000_000, period: 60 } } },
    bindings: {
      SITE_ORIGIN: 'https://nitric.io',
      SOURCE_REPOSITORY: 'https://github.com/nitrictech/docs',
      SOURCE_BRANCH: 'main',
      STRICT_TRANSPORT_SECURITY: 'max-age=1',
      ANALYTICS_SITE_ID: '',
      ANALYTICS_EXCLUDED_DOMAINS: '',
    },
  }),
);
await server.ready;
console.log('ready');
