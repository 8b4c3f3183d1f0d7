import { describe, expect, test } from 'vitest';
import { newProcesses } from '#scripts/build/build-in-processes.ts';
import { siteCompiler } from '#scripts/build/build-pages.ts';
import { type CompiledTexts, compilePages } from '#scripts/content/compile/compile-pages.ts';
import type { SourcePage } from '#scripts/content/compile/page-facts.ts';
import { NO_SYMBOLS } from '#scripts/content/symbols/site-symbols.ts';
import { ProcessPool } from '#scripts/processes/process-pool.ts';
import { page } from '#tests/scripts/content/test-site.ts';
import { pagePath } from '#tests/worker/page-path.ts';

const sourcePages = (count: number): SourcePage[] =>
  Array.from({ length: count }, (_, index) => {
    const path = pagePath(`/p${index}`);
    const sourceFile = `pages/p${index}.mdx`;
    return { path, file: `/project/${sourceFile}`, sourceFile, source: page(`P ${index}`, `Text ${index}.`) };
  });

const processNamed = (name: string) => new URL(`./${name}`, import.meta.url);

describe('pages', () => {
  test('have the same results in several processes, in the same order', async () => {
    const pages = sourcePages(40);
    const compiler = siteCompiler(newProcesses());
    const each = async (compiled: CompiledTexts) => compiled;
    const options = { compiler, projectRoot: '/project', symbols: NO_SYMBOLS, each };
    const results = await compilePages(pages, { ...options, pagesWorthProcesses: 0 });
    await compiler.processes.close();
    expect(results.map(({ facts }) => facts.path)).toEqual(pages.map(({ path }) => path));
    expect(results).toEqual(await compilePages(pages, { ...options, pagesWorthProcesses: Infinity }));
  });

  test.each([
    ['exits', 'exiting-process.ts', 'Worker exited unexpectedly'],
    ['cannot start', 'no-such-process.ts', '(?:Cannot find module|Worker exited)'],
  ])('do not hang when a process %s: the error names its pages', async (_, name, reason) => {
    const processes = new ProcessPool(processNamed(name), 1);
    await expect(
      compilePages(sourcePages(400), {
        compiler: siteCompiler(processes),
        projectRoot: '/project',
        symbols: NO_SYMBOLS,
        each: async () => {},
      }),
    ).rejects.toThrow(new RegExp(`^The process that compiled pages/p\\d+\\.mdx, .* failed: ${reason}`));
    await processes.close();
  });
});
