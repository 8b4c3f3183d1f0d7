import { untilLive } from '#scripts/publish/cloudflare/live-release.ts';
import { printStep } from '#scripts/terminal/operator.ts';
import { DEVELOPMENT_STATE } from '#scripts/wrangler/local-store.ts';
import { createAnnouncements } from './announcements.ts';
import { createBuilder } from './builder.ts';
import { anyFreePort } from './free-port.ts';
import { openLocalCloud } from './local-cloud.ts';
import { startProxy } from './proxy.ts';
import { onChange } from './watch.ts';
import { startWrangler, type WranglerProcess } from './wrangler-process.ts';

/** Builds and publishes the site locally, and again after each change. Serves it on `port` through the proxy. */
export const startDevelopment = async (port: number): Promise<void> => {
  const announcements = createAnnouncements();
  const builder = createBuilder();
  const opening = openLocalCloud(DEVELOPMENT_STATE);
  let wrangler: WranglerProcess | undefined;

  const stop = async (code: number): Promise<void> => {
    builder.stop();
    await wrangler?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));

  const rebuild = async (changed: string[]): Promise<void> => {
    const built = await builder.build({ changed });
    if ('problems' in built) {
      console.error(`\n${built.problems}\n`);
      return announcements.announce(built);
    }
    await (await opening).publish();
    if (wrangler) await untilLive(wrangler.origin, built.release);
    else wrangler = await firstStart(port, built.release);
    announcements.announce(built);
  };

  const firstStart = async (publicPort: number, release: string): Promise<WranglerProcess> => {
    const started = startWrangler({ port: await anyFreePort(), stateFolder: DEVELOPMENT_STATE }, (code) =>
      stop(code ?? 1),
    );
    await untilLive(started.origin, release);
    startProxy(publicPort, started.origin, announcements);
    printStep(`the Worker is running\n\n  Nitric Docs: http://localhost:${publicPort}/docs\n`);
    return started;
  };

  await rebuild([]);
  if (!wrangler) console.log('Fix what is listed above; the site then starts by itself.\n');
  onChange(async (files) => {
    const started = performance.now();
    await rebuild(files);
    printStep(`${files.join(', ')}: ${Math.round(performance.now() - started)} ms`);
  });
};
