import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parseSearchAddress } from '#worker/search/results-page.ts';
import { wordsOf } from '#worker/search/words.ts';

const ADDRESSES = 2_000;
/** Cloudflare takes addresses of up to 16 kB. */
const LONG = 'x'.repeat(15_000);
/** The words alone need less than 1 MB. With their addresses, they would need 30. */
const MOST_GROWTH_MB = 10;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const heapMb = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

test('the words of long addresses do not keep the addresses in memory', () => {
  const before = heapMb();
  for (let index = 0; index < ADDRESSES; index += 1) {
    const { searchParams } = new URL(
      `https://nitric.io/docs/search?q=aUniqueWordOfAnAddress${index}+${LONG}`,
    );
    wordsOf(parseSearchAddress(searchParams).text);
  }
  expect(heapMb() - before).toBeLessThan(MOST_GROWTH_MB);
});
