import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { hashOfCode } from '#scripts/build/code-hash.ts';
import { takeSnapshot } from '#scripts/publish/snapshot.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

let project: string;
beforeEach(async () => {
  project = await temporaryFolder();
  await write('worker/index.ts', 'the code');
});

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
};

type Build = NonNullable<Parameters<typeof takeSnapshot>[2]>;

const ID = 'abcd1234';

/** A build of this project, of which a snapshot asks only for these parts. */
const built = async (rest: object) =>
  ({ problems: [], code: { hash: hashOfCode(project) }, ...rest }) as unknown as Awaited<ReturnType<Build>>;

/** Writes a build whose only part is the text of the page. */
const build: Build = async ({ outFolder }) => {
  await mkdir(outFolder, { recursive: true });
  await writeFile(join(outFolder, 'release.json'), '{"pages":"the text"}');
  return built({ release: { id: ID } });
};

test('a build has a folder of its own, and `.build` stays as it is', async () => {
  await write('.build/release.json', 'of npm start');
  const { folder } = await takeSnapshot(project, () => {}, build);
  await write('.build/release.json', 'of a page that was saved meanwhile');
  expect(await readFile(join(folder, 'release.json'), 'utf8')).toBe('{"pages":"the text"}');
});

test('code that changes while a release is made stops it, and pages do not', async () => {
  const { requireUnchanged } = await takeSnapshot(project, () => {}, build);
  await write('content/pages/storage.mdx', 'a page that was saved meanwhile');
  await requireUnchanged();
  await write('worker/index.ts', 'other code');
  await expect(requireUnchanged()).rejects.toThrow(
    'The code changed while the release was made: nothing was published.',
  );
});

test('mistakes in pages stop it before anything is published', async () => {
  const problem = { file: 'a.mdx', line: 1, column: 1, message: 'It is wrong.', hint: 'Mend it.' };
  const failing: Build = () => built({ problems: [problem] });
  await expect(takeSnapshot(project, () => {}, failing)).rejects.toThrow(
    /^The pages have mistakes: nothing was published\.\n\n[\s\S]*It is wrong\./,
  );
});
