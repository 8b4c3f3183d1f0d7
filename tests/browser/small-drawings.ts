import type { Page } from '@playwright/test';

/** Lists the drawings that are shown smaller than they were drawn, so that their letters are smaller than the design allows. */
export const smallDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.diagram > svg')].flatMap((drawing) => {
      const { width } = drawing.getBoundingClientRect();
      const drawn = Number(drawing.getAttribute('width'));
      return width > 0 && width < drawn - 0.5 ? [`a drawing of ${drawn} px has only ${width} px`] : [];
    }),
  );
