import { expect, test } from 'vitest';
import { SEARCH_WORD_FILES, SEARCH_WORDS } from '#content/search-words.ts';
import { ABBREVIATIONS, SYNONYMS } from '#content/synonyms.ts';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readPageRecords } from '#scripts/search/read-page-records.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { wordsOf } from '#worker/search/terms/words.ts';
import { queryFor } from './small-site.ts';

/** `npm run build` comes first. */
const BUILT = `${projectRoot}/.build`;

test('every synonym leads to words that a section has', async () => {
  const engine = await siteEngine(BUILT);
  const lost: string[] = [];
  for (const word of new Set(SYNONYMS.flatMap(({ site }) => site.split(' ')))) {
    // A word that no section has is not marked: the search then stands for similar words.
    const { matchesIn } = await engine.search(queryFor(word));
    if (!STOP_WORDS.has(word) && matchesIn(word).length === 0) lost.push(word);
  }
  expect(lost).toEqual([]);
});

test('every short form stands for a word that a section has, and has no synonyms', async () => {
  const engine = await siteEngine(BUILT);
  for (const word of ABBREVIATIONS.values())
    expect((await engine.search(queryFor(word))).matchesIn(word), word).toHaveLength(1);
  const readers = SYNONYMS.flatMap((synonym) => synonym.readers);
  expect(readers.filter((phrase) => ABBREVIATIONS.has(phrase))).toEqual([]);
});

test('no synonym says the same in the words of readers and of the site', () => {
  const same = SYNONYMS.filter(({ readers, site }) => readers.includes(site));
  expect(same).toEqual([]);
});

test('search words belong to sections that exist', async () => {
  const pages = await readPageRecords(BUILT);
  const wrong = Object.entries(SEARCH_WORDS).flatMap(([path, sections]) => {
    const page = pages.find((candidate) => candidate.path === path);
    const anchors = ['overview', ...(page?.sections ?? []).map(({ id }) => id)];
    return Object.keys(sections)
      .filter((anchor) => !page || !anchors.includes(anchor))
      .map((anchor) => `${path}#${anchor}`);
  });
  expect(wrong).toEqual([]);
});

test('a page stands in one file of search words', () => {
  const pages = SEARCH_WORD_FILES.flatMap((words) => Object.keys(words));
  expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
});

test('search words are words', () => {
  const all = Object.values(SEARCH_WORDS).flatMap((sections) => Object.values(sections));
  expect(all.filter((words) => wordsOf(words).length === 0)).toEqual([]);
});
