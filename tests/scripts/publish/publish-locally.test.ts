import { expect, test } from 'vitest';
import { publishLocally } from '#scripts/publish/publish-locally.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';
import { pageKey, writeBundle } from './write-bundle.ts';

test('a local KV gets what it lacks and what is wrong in it, and nothing else', async () => {
  const folder = await writeBundle({ id: 'one', pages: { '/': 'home' }, assets: { 'entry.js': 'one' } });
  const { pages, close } = await openLocalStore(await temporaryFolder());
  try {
    expect(await publishLocally(folder, pages)).toBe(2);
    expect(await publishLocally(folder, pages)).toBe(0);
    await pages.put(pageKey('home'), 'half');
    expect(await publishLocally(folder, pages)).toBe(1);
    expect(await pages.get(pageKey('home'))).toBe('home');
  } finally {
    await close();
  }
});

test('without a build, one sentence says so and one says what to do', async () => {
  const folder = await temporaryFolder();
  const { pages, close } = await openLocalStore(await temporaryFolder());
  try {
    await expect(publishLocally(folder, pages)).rejects.toMatchObject({
      message: `The build is incomplete: there is no finished build in ${folder}.`,
      cure: 'Build first: npm run build',
    });
  } finally {
    await close();
  }
});
