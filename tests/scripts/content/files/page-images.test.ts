import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPageImage } from '#scripts/content/files/page-images.ts';
import { compileBody, PNG_40_BY_20 } from '#tests/scripts/content/compile-body.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path d="M0 0h4"/></svg>\n';
/** Orange images of 40 by 20 pixels. */
const [GIF, WEBP, JPEG, AVIF] = (await Promise.all(
  (['gif', 'webp', 'jpeg', 'avif'] as const).map((format) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: 'orange' } })
      .toFormat(format)
      .toBuffer(),
  ),
)) as [Buffer, Buffer, Buffer, Buffer]; // one for each format

const read = async (name: string, bytes: Uint8Array | string) => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, name), bytes);
  const image = await readPageImage(`./${name}`, { pageFile: join(folder, 'a.mdx'), projectRoot: folder });
  return 'message' in image ? image.message : [image.width, image.height];
};

test.each([
  ['a.png', PNG_40_BY_20, [40, 20]],
  ['a.svg', SVG, [4, 2]],
  ['a.gif', GIF, [40, 20]],
  ['a.webp', WEBP, [40, 20]],
  ['a.jpg', JPEG, [40, 20]],
  ['a.avif', AVIF, [40, 20]],
])('%s has its size', async (name, bytes, size) => expect(await read(name, bytes)).toEqual(size));

test.each([
  ['a.png', PNG_40_BY_20.subarray(0, 30)],
  ['a.png', PNG_40_BY_20.subarray(0, -20)],
  ['a.png', PNG_40_BY_20.with(45, 0)],
  ['a.png', ''],
  ['a.png', 'text'],
  ['a.svg', SVG.slice(0, -9)],
  ['a.gif', GIF.subarray(0, -9)],
  ['a.webp', WEBP.subarray(0, -9)],
  ['a.jpg', JPEG.subarray(0, -9)],
  ['a.avif', AVIF.subarray(0, -9)],
])('%s that is cut off, damaged, or empty is reported', async (name, bytes) =>
  expect(await read(name, bytes)).toBe(`\`./${name}\` cannot be read as an image.`),
);

test.each([
  ['a.jpg', PNG_40_BY_20, 'PNG'],
  ['a.png', SVG, 'SVG'],
  ['a.webp', GIF, 'GIF'],
  ['a.jpg', AVIF, 'AVIF'],
])('%s that has another format is reported', async (name, bytes, format) =>
  expect(await read(name, bytes)).toBe(
    `\`./${name}\` is not what its name says: the file is in the format ${format}.`,
  ),
);

test('an image whose name is written in another way, and one that is too large, are reported', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'Big.svg'), SVG.padEnd(1_100_000));
  await writeFile(join(folder, 'A (b).svg'), SVG);
  expect(
    (
      await compileBody(
        '![a](./big.svg)\n\n![a](./Big.svg)\n\n![a](./a%20%28b%29.svg)\n\nb ![a](./A%20(b).svg "c")',
        folder,
      )
    ).found,
  ).toEqual([
    '7:3 The caption of this image is not shown: other text is in its paragraph. | Put a blank line above and below the image.',
    '1:1 There is no image `./big.svg`. | Write `./Big.svg`.',
    '3:1 `./Big.svg` is 1.1 MB. The limit is 1 MB. | Export it smaller: twice the width that readers see is enough.',
    '5:1 There is no image `./a%20%28b%29.svg`. | Write `./A%20(b).svg`.',
  ]);
});

test('an image outside of the project is not published, even through a link', async () => {
  const folder = await temporaryFolder();
  const projectRoot = join(folder, 'project');
  await mkdir(projectRoot);
  await writeFile(join(folder, 'out.svg'), SVG);
  await symlink('../out.svg', join(projectRoot, 'in.svg'));
  for (const src of ['../out.svg', './in.svg'])
    expect(await readPageImage(src, { pageFile: join(projectRoot, 'a.mdx'), projectRoot })).toMatchObject({
      message: `The image \`${src}\` is outside of the project.`,
    });
});
