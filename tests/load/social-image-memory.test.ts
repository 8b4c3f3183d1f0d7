import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWrangler } from '#scripts/processes/run-wrangler.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { type SocialImageServer, startSocialImageServer } from '#tests/load/social-image-server.ts';
import type { Release } from '#worker/model/release-manifest.ts';

/** An image that leaks keeps about 3 MB. */
const IMAGES = 60;
const MOST_GROWTH_MB = 30;

const folder = mkdtempSync(join(tmpdir(), 'social-image-memory-'));
let server: SocialImageServer;

beforeAll(async () => {
  await runWrangler(['deploy', '--dry-run', '--outdir', folder]);
  server = await startSocialImageServer(folder);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the engine and the fonts are loaded when a card is drawn, not when the Worker starts', async () => {
  const code = await readFile(join(folder, 'index.js'), 'utf8');
  const loads = [...code.matchAll(/(.{7})"\.\/[^"]+\.(?:wasm|woff)"/g)].map(([, before]) => before);
  expect(loads).toEqual(Array(6).fill('import('));
});

test.each(['x', 'W', 'W.', 'iW', 'I W', 'WWW', 'W'.repeat(15), 'W'.repeat(16), `i${'W'.repeat(39)}`])(
  'the text %j has a card',
  async (text) => {
    const { width } = decode(await server.draw(text, text));
    expect(width).toBe(1200);
  },
);

test('every page has a card, and cards in a row leave the memory flat', async () => {
  const release = JSON.parse(await readFile(join(projectRoot, '.build/release.json'), 'utf8')) as Release; // the build wrote it
  for (const { title, description } of Object.values(release.pages)) {
    const { width, height } = decode(await server.draw(title, description));
    expect({ title, width, height }).toEqual({ title, width: 1200, height: 630 });
  }
  const before = server.memoryMb();
  await server.drawMany(IMAGES);
  expect(server.memoryMb() - before).toBeLessThan(MOST_GROWTH_MB);
}, 600_000);
