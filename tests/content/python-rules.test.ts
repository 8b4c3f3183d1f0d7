import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const WORKAROUND = '_oidc_to_resource';
const NOTES = '/reference/python/apis#notes';

const PAGES = globSync('content/pages/**/*.mdx', { cwd: projectRoot })
  .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }))
  .filter(({ text }) => text.includes(' = oidc_rule('));

test('pages show a rule in Python', () => expect(PAGES.length).toBeGreaterThan(3));

// Without the workaround, the gateways of AWS and Azure let every request through.
test.each(PAGES)('$file names the workaround for rules in Python', ({ text }) => {
  if (!text.includes(NOTES)) expect(text).toContain(WORKAROUND);
  for (const [sample] of text.matchAll(/```python[^\n]*\n.*?```/gs))
    if (sample.includes(' = oidc_rule(') && !sample.includes('JwtSecurityDefinition'))
      expect(sample).toContain(WORKAROUND);
});

test('the reference of rules in Python has the workaround in its sample, and all options link to it', async () => {
  const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);
  const find = (id: string) => JSON.stringify(symbols.get('python')?.find(id)?.symbol);
  expect(find('oidc-rule')).toContain(WORKAROUND);
  for (const id of ['oidc-rule', 'api-options', 'method-options']) expect(find(id), id).toContain(NOTES);
});
