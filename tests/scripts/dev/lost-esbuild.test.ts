import { context, stop } from 'esbuild';
import { expect, test } from 'vitest';
import { hasLostEsbuild } from '#scripts/dev/lost-esbuild.ts';

const bundler = (contents: string) => context({ stdin: { contents }, write: false, logLevel: 'silent' });

test('a bundler whose process has ended is not the same as code with a mistake', async () => {
  const { rebuild } = await bundler('const = 1');
  const mistake: unknown = await rebuild().catch((error: unknown) => error);
  expect([String(mistake), hasLostEsbuild(mistake)]).toEqual([
    expect.stringContaining('Expected identifier'),
    false,
  ]);
  await stop();
  const loss: unknown = await rebuild().catch((error: unknown) => error);
  expect([String(loss), hasLostEsbuild(loss)]).toEqual([expect.stringContaining('The service'), true]);
});
