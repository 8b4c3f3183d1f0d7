import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const SAMPLES = globSync('content/pages/**/*.mdx', { cwd: projectRoot })
  .filter((file) => !file.includes('/v0/'))
  .flatMap((file) =>
    [...readFileSync(join(projectRoot, file), 'utf8').matchAll(/```python[^\n]*\n.*?```/gs)].map(
      ([sample]) => ({ file, sample }),
    ),
  );

// Without this, the gateways of AWS and Azure let every request through.
const RULE_FIX = '_oidc_to_resource';

test('samples in Python with an OIDC rule have the workaround', () => {
  const found = SAMPLES.filter(({ sample }) => sample.includes(' = oidc_rule('));
  expect(found.length).toBeGreaterThan(1);
  for (const { file, sample } of found) expect(sample, file).toContain(RULE_FIX);
});

test('the reference of rules in Python has the workaround in its sample, and all options link to it', async () => {
  const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);
  const find = (id: string) => JSON.stringify(symbols.get('python')?.find(id)?.symbol);
  expect(find('oidc-rule')).toContain(RULE_FIX);
  for (const id of ['oidc-rule', 'api-options', 'method-options'])
    expect(find(id), id).toContain('/reference/python/apis#notes');
});
