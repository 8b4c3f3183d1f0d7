import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const GO_FILES = ['symbols/go-v0/', 'pages/reference/go/v0/'].flatMap((folder) =>
  readdirSync(join(projectRoot, 'content', folder)).map((name) => folder + name),
);

test.each(GO_FILES)('samples in %s handle the error of Run', (file) => {
  const text = readFileSync(join(projectRoot, 'content', file), 'utf8');
  expect(text).not.toMatch(/^\s*nitric\.Run\(\)$/m);
});

test('samples run queries of a collection group as a stream, because the server refuses pages of them', async () => {
  const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);
  for (const reference of ['nodejs/v0', 'python/v0', 'go/v0', 'jvm/v0'] as const)
    for (const id of ['collection-group', 'collection-group-query']) {
      const sample = JSON.stringify(symbols.get(reference)?.find(id)?.symbol.sample);
      expect(sample, `${reference} ${id}`).toMatch(/\.stream\(/i);
      expect(sample, `${reference} ${id}`).not.toMatch(/\bfetch\(/i);
    }
});
