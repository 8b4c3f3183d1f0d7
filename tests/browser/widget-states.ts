import type { Page } from '@playwright/test';
import { holdCopied } from './held-confirmation.ts';

export interface WidgetState {
  name: string;
  address: string;
  /** Prepares the browser before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state. Works at any width. */
  reach?: (page: Page) => Promise<unknown>;
  /** The only window that has this state. */
  only?: 'wide' | 'narrow';
  /** Selectors of the parts that differ from the page as it opens. Without them, axe checks the whole page. */
  parts?: string[];
  /** A message that the console may show. */
  says?: RegExp;
}

/** A state that a page loses when its window becomes narrow, so it is reached in each window. */
export const inEachWindow = (state: WidgetState): WidgetState[] =>
  (['wide', 'narrow'] as const).map((only) => ({ ...state, only }));

/** Opens the navigation if it is a drawer. Otherwise it is a part of the page. */
export const openNavigation = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: 'Toggle navigation' });
  if (!(await opener.isVisible())) return;
  await opener.click();
  await page.getByRole('button', { name: 'Close navigation' }).and(page.locator(':focus')).waitFor();
};

const openVersions = async (page: Page) => {
  await openNavigation(page);
  await page.locator('.version-selector summary').click();
  await page.keyboard.press('ArrowDown');
};

/** Scrolls to the end of the page and waits until a section is marked as the one in view. */
const scrollToEnd = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('[aria-current=true][href^="#"]').first().waitFor({ state: 'attached' });
};

const refuseToCopy = (page: Page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });

const copyFirst = async (page: Page) => {
  const figure = page.locator('figure.code:visible').first();
  await figure.hover();
  await figure.locator('.copy').click();
};

const CODE: WidgetState[] = [
  {
    name: 'a copied sample, and another one that is unfolded',
    parts: ['figure.code'],
    address: '/docs/guides/go',
    prepare: holdCopied,
    reach: async (page) => {
      await page.locator('.unfold').last().click();
      await copyFirst(page);
      await page.locator('.copy.copied').waitFor();
    },
  },
  {
    name: 'a sample that could not be copied',
    parts: ['figure.code'],
    address: '/docs/guides/go',
    prepare: refuseToCopy,
    says: /Unable to copy to clipboard/,
    reach: copyFirst,
  },
];

const SHELL: WidgetState[] = [
  {
    name: 'the skip link',
    parts: ['.skip-link'],
    address: '/docs/faq',
    reach: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'the open drawer',
    address: '/docs/storage',
    only: 'narrow',
    reach: openNavigation,
  },
  {
    name: 'the open menu of a page',
    parts: ['.page-header'],
    address: '/docs/reference/nodejs',
    reach: async (page) => {
      await page.locator('.page-menu summary').click();
      await page.locator('.page-menu .copy-page').waitFor();
    },
  },
  {
    name: 'a chosen language',
    parts: ['.top-bar', '.page-row', '.tabs'],
    address: '/docs/schedules',
    reach: (page) => page.getByLabel('Your language').filter({ visible: true }).selectOption('kotlin'),
  },
  ...inEachWindow({
    name: 'the open versions',
    address: '/docs/reference/nodejs/v0',
    parts: ['#navigation'],
    reach: openVersions,
  }),
  {
    name: 'the bar over a scrolled page',
    parts: ['.top-bar', '#navigation', '.rail'],
    address: '/docs/guides/dart',
    reach: scrollToEnd,
  },
  {
    name: 'the open list of sections',
    parts: ['.on-this-page'],
    address: '/docs/guides/dart',
    only: 'narrow',
    reach: (page) => page.locator('.on-this-page summary').click(),
  },
  {
    name: 'the keyboard help with single keys turned off',
    parts: ['dialog'],
    address: '/docs/faq',
    reach: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByRole('checkbox').uncheck();
    },
  },
];

export const CODE_AND_SHELL_STATES: readonly WidgetState[] = [...CODE, ...SHELL];
