import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredSettings } from '#scripts/build/configured-settings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (vars: string) => {
  await writeFile(join(folder, 'wrangler.toml'), `[vars]\n${vars}`);
  return configuredSettings(folder);
};

test.each([
  ['', false],
  ['ABCDEFGH', true],
])('with the site id "%s" the headers of assets allow analytics: %s', async (siteId, hasAnalytics) => {
  expect(await read(`STRICT_TRANSPORT_SECURITY = "max-age=1"\nANALYTICS_SITE_ID = "${siteId}"\n`)).toEqual({
    strictTransportSecurity: 'max-age=1',
    hasAnalytics,
  });
});

test('names a setting that is missing', async () => {
  await expect(read('STRICT_TRANSPORT_SECURITY = "max-age=1"\n')).rejects.toThrow('ANALYTICS_SITE_ID');
});
