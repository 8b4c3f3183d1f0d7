import { expect, test } from 'vitest';
import { readingRecords, type SeenSite, seenRelease } from '#scripts/build/build-site.ts';
import { describeFailure } from '#scripts/terminal/operator.ts';
import type { Release } from '#worker/model/release-manifest.ts';

const entry = (hash: string) => ({ hash, title: hash, menu: 'docs' });

/** Only the fields that count here. */
const former = {
  id: 'former',
  pages: { '/': entry('home'), '/storage': entry('storage') },
  menus: ['a menu'],
  assets: { entry: 'former', search: ['the index'] },
  prePaint: 'former',
  styles: 'former',
  icons: 'former',
  socialImageDesign: 'former',
} as unknown as Release;

const seen = (pages: [string, object][], hash = 'hash') =>
  seenRelease(former, {
    code: {
      hash,
      assets: { entry: 'new' },
      prePaint: 'new',
      styles: 'new',
      icons: 'new',
      socialImageDesign: 'new',
    },
    pages: new Map(pages),
    problems: [],
  } as unknown as SeenSite); // only these fields are read

test('an early release has the newest code and open pages, and otherwise the former pages, menus, and search', () => {
  const { id, ...release } = seen([
    ['/storage', { hash: 'edited', title: 'Edited' }],
    ['/new', { hash: 'a page that no menu has yet' }],
  ]);
  expect(release).toEqual({
    pages: { '/': entry('home'), '/storage': { hash: 'edited', title: 'Edited', menu: 'docs' } },
    menus: ['a menu'],
    assets: { entry: 'new', search: ['the index'] },
    prePaint: 'new',
    styles: 'new',
    icons: 'new',
    socialImageDesign: 'new',
  });
  expect(id).toMatch(/^[0-9a-f]{16}$/);
});

const failureOf = (run: () => Promise<unknown>): Promise<string> =>
  readingRecords(run).then(String, (error) => describeFailure(error, 'npm run build'));

test('the author of a record that lacks a part is sent to the compiler', async () => {
  const clouds: Record<string, string[]> = { aws: [] };
  const read = async () => (clouds.oracle as string[]).map(String); // the record that the type promises is missing
  expect(await failureOf(read)).toMatch(
    /^✗ Unexpected: TypeError: .*\n[\s\S]*\n {2}→ A record may be incomplete. Run `npx tsc -b`, which names it\.$/,
  );
});
