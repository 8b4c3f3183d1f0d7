import { type Figure, figure } from '#scripts/bench/report/figure.ts';
import { startSocialImageServer } from './social-image-server.ts';

/** V8 enlarges its heap during the first images, for the last time after about 500. */
const WARM_UP_IMAGES = 600;
const IMAGES = 600;

/** Draws social images in a row, and measures how much more memory the Worker in `folder` then has. */
export const socialImageFigures = async (folder: string): Promise<Figure[]> => {
  const server = await startSocialImageServer(folder);
  try {
    await server.drawMany(WARM_UP_IMAGES);
    const before = server.memoryMb();
    const started = performance.now();
    await server.drawMany(IMAGES);
    const each = (performance.now() - started) / IMAGES;
    return [
      figure('socialImageMemory', server.memoryMb() - before, {
        note: `${before.toFixed(0)} MB after ${WARM_UP_IMAGES} images, ${each.toFixed(0)} ms an image`,
      }),
    ];
  } finally {
    await server.close();
  }
};
