import type { Page } from '@playwright/test';

/** The contents of one frame: theme, language, the selected tab and the visible panel of the first group. */
export type Frame = Record<'dark' | 'language' | 'selected' | 'panel', string | undefined>;

declare global {
  var framesSeen: Set<string>;
}

/** Records every frame from the first one. It is called before the page opens. */
export const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    globalThis.framesSeen = new Set();
    const look = () => {
      const { classList, dataset } = document.documentElement ?? {};
      const group = document.querySelector('.tabs');
      // While the page is being parsed, a frame may show half a group.
      if (!group || group.querySelector('.panel')) {
        const tabs = [...(group?.querySelectorAll<HTMLElement>('.tab') ?? [])];
        const panels = [...(group?.querySelectorAll<HTMLElement>('.panel') ?? [])];
        const frame = {
          dark: String(classList?.contains('dark')),
          language: dataset?.language,
          selected: tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.value,
          panel: panels.find((panel) => panel.checkVisibility())?.dataset.value,
        };
        if (document.body) globalThis.framesSeen.add(JSON.stringify(frame));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The different frames so far, without those that showed no group yet. */
export const framesWithTabs = async (page: Page): Promise<Frame[]> => {
  const seen = await page.evaluate(() => [...globalThis.framesSeen]);
  return seen.map((frame): Frame => JSON.parse(frame)).filter(({ selected }) => selected);
};

/** The different themes so far: more than one is a flash. */
export const themesSeen = async (page: Page): Promise<string[]> => {
  const seen = await page.evaluate(() => [...globalThis.framesSeen]);
  return [...new Set(seen.map((frame) => String(JSON.parse(frame).dark)))];
};
