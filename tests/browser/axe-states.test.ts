import { expect, type Page } from '@playwright/test';
import { ARTICLE_STATES } from './article-states.ts';
import { type AxeScope, axeProblems, prepareAxe } from './axe-problems.ts';
import { focusProblems } from './focus-problems.ts';
import { pageStarted, test } from './watched-page.ts';
import { CODE_AND_SHELL_STATES, type WidgetState } from './widget-states.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** A look of a page, and what axe checks in it. */
interface Look {
  media: Media;
  axe?: AxeScope;
}

const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' };
const DARK: Media = { ...LIGHT, colorScheme: 'dark' };
const FORCED_LIGHT: Media = { ...LIGHT, forcedColors: 'active' };
const FORCED_DARK: Media = { ...DARK, forcedColors: 'active' };

const WIDE = { width: 1440, height: 900 };
/** This is a window of 1280 × 1024 px at 400% zoom, as in WCAG 1.4.10. */
const NARROW = { width: 320, height: 256 };

/** The structure of a page is the same in every look, and that of a part in every window. In a narrow window, it has the colors of the wide one. */
const looksOf = ({ only, parts }: WidgetState): Record<'wide' | 'narrow', Look[]> => ({
  wide: [{ media: LIGHT, axe: {} }, { media: DARK, axe: { only: 'colors' } }, { media: FORCED_DARK }],
  narrow: [
    {
      media: LIGHT,
      ...(only === 'narrow' ? { axe: {} } : !parts && { axe: { only: 'structure' as const } }),
    },
    ...(only === 'narrow' ? [{ media: DARK, axe: { only: 'colors' as const } }] : []),
    { media: FORCED_LIGHT },
  ],
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Switches the media settings and waits until the page shows the theme. Without the site's script, CSS alone sets the theme. */
const show = async (page: Page, media: Media) => {
  await page.emulateMedia(media);
  await page.waitForFunction((dark) => {
    const { classList } = document.documentElement;
    return !classList.contains('js') || classList.contains('dark') === dark;
  }, media.colorScheme === 'dark');
};

const openState = async (page: Page, { address, prepare, reach }: WidgetState) => {
  await prepareAxe(page);
  await prepare?.(page);
  await page.emulateMedia(LIGHT);
  await page.goto(address);
  const hasScript = await page.evaluate(() => document.documentElement.classList.contains('js'));
  if (hasScript) await pageStarted(page);
  await reach?.(page);
};

/** Returns a problem if the page scrolls sideways (WCAG 1.4.10). */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} > ${clientWidth}`] : [];
  });

const problemsIn = async (page: Page, { media, axe }: Look, within: string[] | undefined) => {
  await show(page, media);
  return [
    ...(axe ? await axeProblems(page, { ...axe, ...(within && { within }) }) : []),
    ...(await overflow(page)),
    ...(await focusProblems(page)),
  ];
};

/** Gives the window a new size, and waits until the page has it. */
const resize = async (page: Page, viewport: { width: number; height: number }) => {
  await page.setViewportSize(viewport);
  await page.waitForFunction((width) => innerWidth === width, viewport.width);
};

// The state of a page stays while its window becomes narrow, so most states are reached once.
for (const state of [...CODE_AND_SHELL_STATES, ...ARTICLE_STATES]) {
  const looks = looksOf(state);
  const windows = state.only ? [state.only] : (['wide', 'narrow'] as const);
  test(`axe finds nothing in a ${windows.join(' or ')} window: ${state.name}`, async ({ page, problems }) => {
    if (state.says) problems.allow(state.says);
    await page.setViewportSize(state.only === 'narrow' ? NARROW : WIDE);
    await openState(page, state);
    for (const name of windows) {
      await resize(page, name === 'wide' ? WIDE : NARROW);
      for (const look of looks[name]) {
        const found = await problemsIn(page, look, state.parts);
        expect({ name, ...look, problems: found }).toEqual({ name, ...look, problems: [] });
      }
    }
  });
}

for (const system of [LIGHT, DARK]) {
  test(`axe finds nothing after a change of the theme on a ${system.colorScheme} system`, async ({
    page,
  }) => {
    await openState(page, { name: 'theme', address: '/docs/concepts/introduction' });
    await show(page, system);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
    expect(isDark).toBe(system === LIGHT);
    expect(await axeProblems(page)).toEqual([]);
    await page.emulateMedia({ ...system, forcedColors: 'active' });
    expect(await axeProblems(page, { only: 'structure' })).toEqual([]);
    expect([...(await overflow(page)), ...(await focusProblems(page))]).toEqual([]);
  });
}
