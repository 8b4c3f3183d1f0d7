import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readStaticFiles } from '#scripts/assets/static-files.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const FILES = ['atkinson-hyperlegible-next.woff2', 'favicon.svg', 'social-card.png', 'icons/cog.svg'];
let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
  await mkdir(join(root, 'client/assets/icons'), { recursive: true });
  for (const file of FILES) await writeFile(join(root, 'client/assets', file), file);
});

test('reads the files unchanged, and names the font font.woff2', async () => {
  const { font, favicon, socialCard, icons } = await readStaticFiles(root);
  expect({ ...font, bytes: String(font.bytes) }).toEqual({ name: 'font.woff2', bytes: FILES[0] });
  expect(favicon.name).toBe('favicon.svg');
  expect(socialCard.name).toBe('social-card.png');
  expect(icons).toEqual([{ name: 'cog', svg: 'icons/cog.svg' }]);
});

test.each(FILES.slice(0, 3))('reports that %s is missing', async (file) => {
  await rm(join(root, 'client/assets', file));
  await expect(readStaticFiles(root)).rejects.toThrow(
    `client/assets/${file} is missing: the site cannot be built without it.`,
  );
});

test('reports that there is no icon', async () => {
  await rm(join(root, 'client/assets/icons'), { recursive: true });
  await expect(readStaticFiles(root)).rejects.toThrow('client/assets/icons has no .svg files.');
});
