import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = ['symbols/go-v0/', 'pages/reference/go/v0/'].flatMap((folder) => {
  const address = new URL(`../../content/${folder}`, import.meta.url);
  return readdirSync(address).map((name) => ({ name: folder + name, address: new URL(name, address) }));
});

test.each(FILES)('samples in $name handle the error of Run', ({ address }) => {
  expect(readFileSync(address, 'utf8')).not.toMatch(/^\s*nitric\.Run\(\)$/m);
});
