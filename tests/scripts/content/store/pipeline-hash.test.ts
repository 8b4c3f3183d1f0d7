import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';

const HASHED = 'scripts/content/store/pipeline-hash.ts';
const VALUE_IMPORT = /^import (?!type)[^;]*? from '(#(?:content|client)\/[^']+)'/gm;

/** The modules of other folders whose values a file takes; types leave nothing in a page. */
const factsOf = (file: string): string[] =>
  [...readFileSync(join(projectRoot, file), 'utf8').matchAll(VALUE_IMPORT)].map(([, module = '']) => module);

test('every fact that the pipeline puts into pages counts for the cache', () => {
  const files = globSync('scripts/{content,components}/**/*.{ts,tsx}', { cwd: projectRoot });
  const used = new Set(files.filter((file) => file !== HASHED).flatMap(factsOf));
  const hashed = new Set(factsOf(HASHED));
  expect([...used].filter((module) => !hashed.has(module))).toEqual([]);
  expect(used).toContain('#content/choices.ts');
});
