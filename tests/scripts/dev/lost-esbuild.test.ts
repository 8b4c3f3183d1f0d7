import { context, stop } from 'esbuild';
import { expect, test } from 'vitest';
import { hasLostEsbuild } from '#scripts/dev/lost-esbuild.ts';

test('a bundler whose process has ended is not the same as code with a mistake', async () => {
  const { rebuild } = await context({ stdin: { contents: 'const = 1' }, write: false, logLevel: 'silent' });
  const mistake: unknown = await rebuild().catch((error: unknown) => error);
  expect([String(mistake), hasLostEsbuild(mistake)]).toEqual([
    expect.stringContaining('Expected identifier'),
    false,
  ]);
  await stop();
  const loss: unknown = await rebuild().catch((error: unknown) => error);
  expect([String(loss), hasLostEsbuild(loss)]).toEqual([expect.stringContaining('The service'), true]);
});
