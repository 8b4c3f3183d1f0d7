import type { Page } from '@playwright/test';
import { inEachWindow, type WidgetState } from './widget-states.ts';

const FEEDBACK = '**/docs/api/feedback';

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

const send = async (page: Page) => {
  await choose(page, 'It was not helpful');
  await page.getByRole('button', { name: 'Send' }).click();
};

/** Removes the site's scripts from the page. JavaScript itself stays on, because axe needs it. */
const withoutSiteScript = (page: Page) =>
  page.route(
    /\/docs\/[\w/]+$/,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );

const FEEDBACK_STATES: WidgetState[] = [
  {
    name: 'feedback during submission',
    parts: ['form.feedback'],
    address: '/docs/faq',
    prepare: (page) => page.route(FEEDBACK, () => {}),
    reach: async (page) => {
      await send(page);
      await page.getByText('Submitting feedback').waitFor();
    },
  },
  {
    name: 'feedback after the thanks',
    parts: ['form.feedback'],
    address: '/docs/faq',
    prepare: (page) => page.route(FEEDBACK, (route) => route.fulfill({ status: 201 })),
    reach: async (page) => {
      await send(page);
      await page.getByText('Thank you for your feedback!').waitFor();
    },
  },
  {
    name: 'feedback with a script that failed to load',
    parts: ['form.feedback'],
    address: '/docs/faq',
    says: /\.js|status of 503/,
    prepare: (page) => page.route(/\/assets\/after-touch-/, (route) => route.fulfill({ status: 503 })),
    reach: (page) => choose(page, 'I have feedback'),
  },
  {
    name: 'feedback without JavaScript',
    address: '/docs/guides/dart',
    prepare: withoutSiteScript,
    reach: (page) => choose(page, 'It was helpful'),
  },
  {
    name: 'feedback that was rejected without JavaScript',
    address: '/docs/faq',
    says: /api\/feedback|status of 422/,
    prepare: withoutSiteScript,
    reach: async (page) => {
      await page.locator('form.feedback').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('heading', { name: 'Your feedback was not stored' }).waitFor();
    },
  },
  { name: 'the thank-you page', address: '/docs/feedback/thanks' },
];

const ARTICLE: WidgetState[] = [
  {
    name: 'the notice about a missing counterpart',
    address: '/docs/reference/go#no-counterpart',
    parts: ['#no-counterpart'],
  },
  {
    name: 'the notices of an experimental and older version',
    address: '/docs/reference/go/v0',
    parts: ['.page-header', '.notice'],
  },
  {
    name: 'open accepted values',
    parts: ['.accepted-values'],
    address: '/docs/reference/providers/gcp/configuration',
    reach: (page) => page.getByText('Show accepted values').first().click(),
  },
  {
    name: 'a property that the address names',
    address: '/docs/reference/custom-containers#property-dockerfile',
    parts: ['#property-dockerfile'],
  },
  ...inEachWindow({
    name: 'a card under the pointer and another card with focus',
    parts: ['.card'],
    address: '/docs/reference/providers',
    reach: async (page) => {
      await page.locator('.card').nth(2).hover();
      await page.keyboard.press('Tab');
      await page.locator('.card a').nth(1).focus();
    },
  }),
  {
    name: "a copied heading's anchor",
    parts: ['.prose h2', 'body > [role=status]'],
    address: '/docs/faq',
    reach: async (page) => {
      await page.locator('.prose h2').nth(1).hover();
      await page.locator('.prose .anchor').nth(1).click();
      await page.getByText('Link copied').waitFor({ state: 'attached' });
    },
  },
  { name: 'added and removed lines', address: '/docs/support/upgrade', parts: ['figure.code'] },
];

const WAYS_ON: WidgetState[] = [
  { name: 'the news', address: '/docs/whats-new' },
  { name: 'an address without a page', address: '/docs/stora', says: /404/ },
];

export const ARTICLE_STATES: readonly WidgetState[] = [...FEEDBACK_STATES, ...ARTICLE, ...WAYS_ON];
