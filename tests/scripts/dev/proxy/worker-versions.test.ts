import { expect, test } from 'vitest';
import { createWorkerVersions } from '#scripts/dev/proxy/worker-versions.ts';

test('a request waits for the first version that works', async () => {
  const versions = createWorkerVersions();
  const current = versions.current();
  expect(await versions.replace('broken', async () => 'It throws.')).toBe('It throws.');
  expect(await Promise.race([current, 'waiting'])).toBe('waiting');
  expect(await versions.replace('works', async () => undefined)).toBeUndefined();
  expect(await current).toBe('2');
  expect(versions.code('2')).toBe('works');
});

test('a version that does not work can be tried, and never replaces the one before', async () => {
  const versions = createWorkerVersions();
  await versions.replace('works', async () => undefined);
  const tried = await versions.replace('broken', async (id) => versions.code(id));
  expect(tried).toBe('broken');
  expect(await versions.current()).toBe('1');
  expect(versions.code('1')).toBe('works');
});

test('of two versions at the same time, the second one is tried after the first one and answers', async () => {
  const versions = createWorkerVersions();
  const tried: string[] = [];
  const trial = (name: string) => async (id: string) => {
    tried.push(`${name} starts`);
    await versions.current();
    tried.push(`${name} ends as ${id}`);
    return undefined;
  };
  await versions.replace('first', async () => undefined);
  await Promise.all([versions.replace('second', trial('second')), versions.replace('third', trial('third'))]);
  expect(tried).toEqual(['second starts', 'second ends as 2', 'third starts', 'third ends as 3']);
  expect(await versions.current()).toBe('3');
});

test('a request that names a former version gets the code that answers now', async () => {
  const versions = createWorkerVersions();
  await versions.replace('former', async () => undefined);
  const sent = await versions.current();
  await versions.replace('newest', async () => undefined);
  expect(versions.code(sent)).toBe('newest');
});

test('the code that answers already is not loaded again', async () => {
  const versions = createWorkerVersions();
  await versions.replace('same', async () => undefined);
  expect(await versions.replace('same', async () => 'It was tried.')).toBeUndefined();
  expect(await versions.current()).toBe('1');
});
