import { join } from 'node:path';
import { watch } from 'chokidar';
import { buildSite } from '../build/build-site.ts';
import { formatProblems } from '../content/format-problems.ts';
import { projectRoot } from '../project-root.ts';
import { DEVELOPMENT_STATE, type LocalStore, openLocalStore } from '../publish/local-store.ts';
import { migrateLocally } from '../publish/migrate-locally.ts';
import { publishLocally } from '../publish/publish-locally.ts';
import { createAnnouncements } from './announcements.ts';
import { anyFreePort } from './free-port.ts';
import { untilLive } from './live-release.ts';
import { startProxy } from './proxy.ts';
import { startWrangler, type WranglerProcess } from './wrangler-process.ts';

const OUT_FOLDER = join(projectRoot, '.build');
const WATCHED = ['content', 'client', 'worker'].map((folder) => join(projectRoot, folder));
/** Editors write a file in several steps. */
const SETTLE_MS = 40;

const step = (line: string) => console.log(`✓ ${line}`);

/** Builds, loads local KV and D1, starts `wrangler dev` behind the proxy on `port`, and keeps all of it fresh. */
export const startDevelopment = async (port: number): Promise<void> => {
  const announcements = createAnnouncements();
  const store = await openLocalStore();
  await migrateLocally(join(projectRoot, 'worker/feedback/migrations'), store.feedback);
  step('local KV and D1 are ready');

  let wrangler: WranglerProcess | undefined;
  const rebuild = async (): Promise<void> => {
    const built = await buildAndPublish(store);
    if ('problems' in built) return announcements.announce(built);
    if (!wrangler) {
      wrangler = startWrangler({ port: await anyFreePort(), stateFolder: DEVELOPMENT_STATE }, (code) =>
        stop(code ?? 1),
      );
      startProxy(port, wrangler.origin, announcements);
    }
    await untilLive(wrangler.origin, built.release);
    announcements.announce(built);
  };
  const stop = (code: number): never => {
    wrangler?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

  await rebuild();
  if (wrangler) console.log(`\n  Nitric Docs: http://localhost:${port}/docs\n`);
  else console.log('\nMend the pages above; the site starts by itself.\n');
  onChange(async (files) => {
    const started = performance.now();
    await rebuild();
    step(
      `${files.map((file) => file.slice(projectRoot.length + 1)).join(', ')}: ${Math.round(performance.now() - started)} ms`,
    );
  });
};

const buildAndPublish = async (store: LocalStore): Promise<{ release: string } | { problems: string }> => {
  try {
    const { release, problems } = await buildSite({
      projectRoot,
      pagesFolder: join(projectRoot, 'content/pages'),
      outFolder: OUT_FOLDER,
      cacheFolder: join(projectRoot, '.cache/pages'),
      foreignPages: false,
      progress: step,
    });
    if (!release) return failed(formatProblems(problems));
    const written = await publishLocally(OUT_FOLDER, store.pages);
    if (written > 0) step(`local KV: ${written} new keys`);
    return { release: release.id };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
};

const failed = (problems: string) => {
  console.error(`\n${problems}\n`);
  return { problems };
};

/** Calls `rebuild` for what changed, one run at a time; changes during a run are taken together in the next. */
const onChange = (rebuild: (files: string[]) => Promise<void>): void => {
  const changed = new Set<string>();
  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (changed.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      const files = [...changed];
      changed.clear();
      await rebuild(files).catch((error: unknown) => console.error(error));
    }
    running = false;
  };
  watch(WATCHED, { ignoreInitial: true }).on('all', (_, file) => {
    changed.add(file);
    void run();
  });
};
