import type { Page } from '@playwright/test';

/** The contents of one frame: the theme, the language, and the selected tab and visible panel of the first group. */
type Frame = Record<'dark' | 'language' | 'selected' | 'panel', string | undefined>;

declare global {
  var framesSeen: Set<string>;
}

/** Records every frame, starting with the first one. Must be called before the page opens. */
export const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    globalThis.framesSeen = new Set();
    const look = () => {
      const { classList, dataset } = document.documentElement ?? {};
      const group = document.querySelector('.tabs');
      const tabs = [...(group?.querySelectorAll<HTMLElement>('.tab') ?? [])];
      const panels = [...(group?.querySelectorAll<HTMLElement>('.panel') ?? [])];
      // During parsing, a frame may show only a part of a group.
      if (document.body && tabs.length === panels.length) {
        const frame = {
          dark: String(classList?.contains('dark')),
          language: dataset?.language,
          selected: tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.value,
          panel: panels.find((panel) => !panel.hidden && panel.checkVisibility())?.dataset.value,
        };
        globalThis.framesSeen.add(JSON.stringify(frame));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Returns the distinct frames so far, except frames without a group. */
export const framesWithTabs = async (page: Page): Promise<Frame[]> => {
  const seen = await page.evaluate(() => [...globalThis.framesSeen]);
  return seen.map((frame): Frame => JSON.parse(frame)).filter(({ selected }) => selected);
};

/** Returns the distinct themes so far. More than one theme means that the page flashed. */
export const themesSeen = async (page: Page): Promise<string[]> => {
  const seen = await page.evaluate(() => [...globalThis.framesSeen]);
  return [...new Set(seen.map((frame) => String(JSON.parse(frame).dark)))];
};
