import type { Page } from '@playwright/test';

const BAR_PX = 56;

/** Hides the items of the bar, and returns the position and the color of each item. */
const emptyBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.top-bar');
    const items = [...(bar?.querySelectorAll('.logo span, .top-links a, .star span, svg') ?? [])].filter(
      (item) => item.checkVisibility() && !item.closest('.search-control'),
    );
    const found = items.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return { x, y, width, height, color: getComputedStyle(item).color };
    });
    for (const part of bar?.querySelectorAll<HTMLElement>('*') ?? []) {
      part.style.transition = 'none';
      part.style.visibility = 'hidden';
    }
    return found;
  });

type Items = Awaited<ReturnType<typeof emptyBar>>;

/** Finds the lowest contrast (WCAG 2.2) between any item and any pixel of the screenshot behind it. */
const leastContrast = (page: Page, picture: Buffer, items: Items) =>
  page.evaluate(
    async ({ bytes, places }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!context) throw new Error('No canvas.');
      context.drawImage(bitmap, 0, 0);
      const linear = (value: number) =>
        value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      let least = 21;
      for (const { x, y, width, height, color } of places) {
        const text = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
        const { data } = context.getImageData(x, y, Math.ceil(width), Math.ceil(height));
        for (let at = 0; at < data.length; at += 4) {
          const below = luminance(data.subarray(at, at + 3));
          least = Math.min(least, (Math.max(text, below) + 0.05) / (Math.min(text, below) + 0.05));
        }
      }
      return least;
    },
    { bytes: [...picture], places: items },
  );

/** Measures the lowest contrast between the items of the top bar and the content behind it, at each scroll position. */
export const barContrasts = async (page: Page, positions: readonly number[]): Promise<[number, number][]> => {
  const items = await emptyBar(page);
  if (items.length === 0) throw new Error('The bar has no items.');
  const width = page.viewportSize()?.width ?? 0;
  const contrasts: [number, number][] = [];
  for (const position of positions) {
    await page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, position);
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width, height: BAR_PX } });
    contrasts.push([position, await leastContrast(page, picture, items)]);
  }
  return contrasts;
};
