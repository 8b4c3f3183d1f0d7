import { expect, test } from 'vitest';
import { shareWork } from '#scripts/processes/process-pool.ts';

const slowly = async (item: string) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return `slowly ${item}`;
};

test('results are in the order of the items, whoever made them', async () => {
  const quickly = async (item: string) => `quickly ${item}`;
  expect(await shareWork(['a', 'b', 'c'], [slowly, quickly])).toEqual(['slowly a', 'quickly b', 'quickly c']);
});

test('after a failure, no worker starts another item', async () => {
  const started: string[] = [];
  const failing = async () => {
    throw new Error('The disk is full.');
  };
  const noted = (item: string) => {
    started.push(item);
    return slowly(item);
  };
  await expect(shareWork(['a', 'b', 'c', 'd'], [failing, noted])).rejects.toThrow('The disk is full.');
  await slowly('the last one');
  expect(started).toEqual(['b']);
});
