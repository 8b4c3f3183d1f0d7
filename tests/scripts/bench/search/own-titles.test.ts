import { expect, test } from 'vitest';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';
import { currentSections, siteFolder } from './site-sections.ts';

/** About 2,800 searches take 8 s, and far longer on a busy machine. */
const SLOWEST_MS = 300_000;

/** The titles of the page and of each section with a heading. */
const ownTitles = async () =>
  (await currentSections())
    .filter(({ isSymbol, facts }) => !isSymbol && facts.depth > 1)
    .map(({ facts: { titles, place } }) => ({
      page: titles[1] ?? '',
      heading: titles.findLast((title) => title !== null) ?? '',
      library: place.library,
    }));

type Titles = Awaited<ReturnType<typeof ownTitles>>[number];

const finds = async (engine: SearchEngine, text: string, { page, heading, library }: Titles) => {
  const preferred = library ? { preferredLibrary: library } : {};
  const { hits } = await engine.search({ text, page: 0, hitsPerPage: 1, filters: {}, ...preferred });
  const titles = Object.values(hits[0]?.hierarchy ?? {}).filter(Boolean);
  return titles[1] === page && titles.at(-1) === heading;
};

test.each([
  ['the title of its page and its heading', ({ page, heading }: Titles) => `${page} ${heading}`, 0.93],
  ['its heading and the title of its page', ({ page, heading }: Titles) => `${heading} ${page}`, 0.89],
])(
  'a section is found first by %s',
  async (_, queryOf, share) => {
    const engine = await siteEngine(siteFolder);
    const titles = await ownTitles();
    let found = 0;
    for (const own of titles) if (await finds(engine, queryOf(own), own)) found += 1;
    expect(found / titles.length).toBeGreaterThanOrEqual(share);
  },
  SLOWEST_MS,
);
