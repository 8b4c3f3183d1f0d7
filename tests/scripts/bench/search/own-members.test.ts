import { expect, test } from 'vitest';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import { currentSections, siteFolder } from './site-sections.ts';

/** About 900 searches take 3 s, and far longer on a busy machine. */
const SLOWEST_MS = 300_000;

/** `Bucket.file()`, but no constructor, such as `HttpContext.HttpContext()`. */
const METHOD = /^(\w+)\.(?!\1\()\w+\(\)$/;

const ownName = (heading: string): string => heading.split('.').at(-1) ?? '';

test.each([
  ['a call', (name: string) => `mine.${name}`, 0.97],
  [
    'a line of code',
    (name: string) => `const result = await mine.${name.replace(')', '"a", { b: 1 })')}`,
    0.97,
  ],
])(
  'a method is found by %s, whatever its object is called',
  async (_, queryOf, share) => {
    const engine = await siteEngine(siteFolder);
    const methods = (await currentSections()).filter(
      ({ isSymbol, heading }) => isSymbol && METHOD.test(heading),
    );
    const missed: string[] = [];
    for (const { heading, facts } of methods) {
      const { library } = facts.place;
      const preferred = library ? { preferredLibrary: library } : {};
      const text = queryOf(ownName(heading));
      const { hits } = await engine.search({ text, page: 0, hitsPerPage: 1, filters: {}, ...preferred });
      const found = Object.values(hits[0]?.hierarchy ?? {}).findLast(Boolean) ?? '';
      if (ownName(found) !== ownName(heading)) missed.push(`${library} ${text}: ${found}`);
    }
    expect(1 - missed.length / methods.length, missed.join('\n')).toBeGreaterThanOrEqual(share);
  },
  SLOWEST_MS,
);
