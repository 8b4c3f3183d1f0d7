import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerModules } from '#scripts/bench/worker/worker-modules.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';
import type { Release } from '#worker/release/types.ts';

/** V8 enlarges its heap during the first images. */
const WARM_UP_IMAGES = 400;
const IMAGES = 600;
const MOST_GROWTH_MB = 30;

const folder = mkdtempSync(join(tmpdir(), 'social-image-memory-'));
let server: Miniflare;
let origin: URL;

beforeAll(async () => {
  await runWrangler(['deploy', '--dry-run', '--outdir', folder]);
  const { vars, compatibilityDate } = await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  server = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          modules: await workerModules(folder),
          modulesRoot: folder,
          compatibilityDate,
          bindings: vars,
          cacheAPI: false,
          ratelimits: {
            SOCIAL_IMAGE_LIMIT: { namespace_id: '1002', simple: { limit: 1_000_000, period: 60 } },
          },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  );
  origin = await server.unsafeGetDirectURL();
}, 120_000);

afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const draw = async (title: string, description: string): Promise<Uint8Array> => {
  const query = new URLSearchParams({ title, description });
  const answer = await fetch(new URL(`/docs/api/og?${query}`, origin));
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  return new Uint8Array(await answer.arrayBuffer());
};

const drawNumbered = async (from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number += 1) {
    await draw(`Card ${number} `.repeat(1 + (number % 5)), 'Words of a description. '.repeat(number % 7));
  }
};

/** The resident memory of the Worker's process. */
const memoryMb = (): number => {
  const processes = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,comm='], { encoding: 'utf8' });
  const ofWorker = processes.split('\n').map((line) => line.trim().split(/\s+/));
  const [, rss] =
    ofWorker.find(([parent, , command]) => parent === String(process.pid) && command?.endsWith('workerd')) ??
    [];
  if (rss === undefined) throw new Error('The process of the Worker is not among those of this test.');
  return Number(rss) / 1024;
};

test('the engine and the fonts are loaded when a card is drawn, not when the Worker starts', async () => {
  const code = await readFile(join(folder, 'index.js'), 'utf8');
  const loads = [...code.matchAll(/(.{7})"\.\/[^"]+\.(?:wasm|woff)"/g)].map(([, before]) => before);
  expect(loads).toEqual(Array(6).fill('import('));
});

test('every page has a card', async () => {
  const release = JSON.parse(await readFile(join(projectRoot, '.build/release.json'), 'utf8')) as Release; // the build wrote it
  for (const { title, description } of Object.values(release.pages)) {
    const { width, height } = decode(await draw(title, description));
    expect({ title, width, height }).toEqual({ title, width: 1200, height: 630 });
  }
});

test('600 cards in a row leave the memory flat', async () => {
  await drawNumbered(0, WARM_UP_IMAGES);
  const before = memoryMb();
  await drawNumbered(WARM_UP_IMAGES, WARM_UP_IMAGES + IMAGES);
  const growth = memoryMb() - before;
  console.log(
    `${IMAGES} cards after ${WARM_UP_IMAGES}: ${before.toFixed(0)} MB, then ${growth.toFixed(1)} MB more.`,
  );
  expect(growth).toBeLessThan(MOST_GROWTH_MB);
}, 600_000);
