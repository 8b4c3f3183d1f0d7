import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

const linesOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8').split('\n').filter(Boolean);

test('the ledger has every anchor of the site; `npm run build -- --record` adds new ones', () => {
  const ledger = new Set(linesOf('content/published-anchors.txt'));
  expect(linesOf('.build/anchors.txt').filter((address) => !ledger.has(address))).toEqual([]);
});

test('the ledger is sorted, so that two branches can add to it', () => {
  const ledger = linesOf('content/published-anchors.txt');
  expect(ledger).toEqual([...ledger].sort());
});
