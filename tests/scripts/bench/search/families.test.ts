import { expect, test } from 'vitest';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';
import { currentSections, siteFolder } from './site-sections.ts';

/** About 250 searches take a second, and far longer on a busy machine. */
const SLOWEST_MS = 120_000;

const firstHit = async (engine: SearchEngine, text: string): Promise<string> => {
  const { hits } = await engine.search({ text, page: 0, hitsPerPage: 1, filters: {} });
  return hits[0]?.url ?? '';
};

const VERBS = ['create', 'add', 'make', 'declare', 'define', 'set up', 'new'];
/** What beginners call the building blocks, with the name of each page and that of its subject in the references. */
const BLOCKS = [
  ['bucket', 'storage', 'storage'],
  ['api', 'apis', 'apis'],
  ['topic', 'messaging', 'topics'],
  ['queue', 'messaging', 'queues'],
  ['schedule', 'schedules', 'schedules'],
  ['secret', 'secrets', 'secrets'],
  ['key value store', 'keyvalue', 'keyvalue'],
  ['websocket', 'websockets', 'websockets'],
  ['sql database', 'sql', 'sql'],
  ['batch job', 'batch', 'batch'],
] as const;

test(
  'a verb and a building block lead to its page or to its reference',
  async () => {
    const engine = await siteEngine(siteFolder);
    const missed: string[] = [];
    for (const verb of VERBS)
      for (const [noun, page, subject] of BLOCKS) {
        const first = await firstHit(engine, `${verb} ${noun}`);
        const isRight = new RegExp(`^/docs/(?:${page}|reference/\\w+/${subject})#`).test(first);
        if (!isRight) missed.push(`${verb} ${noun}: ${first}`);
      }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4);
  },
  SLOWEST_MS,
);

test(
  'the title of a page outside the references of the libraries leads to that page',
  async () => {
    const engine = await siteEngine(siteFolder);
    const starts = (await currentSections()).filter(({ facts }) => facts.depth === 1);
    const pages = starts.filter(({ facts }) => facts.place.section !== 'Reference');
    const missed: string[] = [];
    for (const { heading, url } of pages) {
      const first = await firstHit(engine, heading);
      const same = pages.filter((page) => page.heading === heading).map((page) => page.url);
      if (!same.some((address) => first.startsWith(address.replace(/#.*/, '#'))))
        missed.push(`${heading} (${url}): ${first}`);
    }
    expect(pages.length).toBeGreaterThan(100);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1);
  },
  SLOWEST_MS,
);

test.each([
  ['@nitric/sdk', '/docs/reference/nodejs#overview'],
  ['nitric/sdk', '/docs/reference/nodejs#overview'],
  ['nitric_sdk', '/docs/reference/dart#overview'],
  ['.NET', '/docs/reference/csharp/v0#overview'],
  ['--no-browser', '/docs/reference/cli#run'],
  ['c++', ''],
])('the name %s is one word', async (name, address) => {
  expect(await firstHit(await siteEngine(siteFolder), name)).toBe(address);
});
